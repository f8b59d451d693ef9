import { workerData } from 'node:worker_threads';
import { findGame } from '@richtfest/catalog';
import { serveChunks, thinkingClock } from '@richtfest/cli';
import type { PlayableGame } from '@richtfest/engine';
import type { Piece } from './pieces.ts';
import type { ReviewEntry } from './report.ts';
import { reviewPiece } from './review-piece.ts';

export interface ReviewPlan {
  readonly game: string;
  readonly fingerprint: string;
  readonly pieces: readonly Piece[];
}

const { game: id, fingerprint, pieces } = JSON.parse(workerData as string) as ReviewPlan;
const game = (await findGame(id)?.load()) as PlayableGame;

serveChunks<ReviewEntry[]>({
  count: pieces.length,
  warmUp: () => {
    reviewPiece(game, { kind: 'again', match: 0 }, { now: thinkingClock, scale: 0.01 });
  },
  play: ({ from, count }) =>
    pieces.slice(from, from + count).map((piece) => ({
      game: id,
      fingerprint,
      piece,
      result: reviewPiece(game, piece, { now: thinkingClock }),
    })),
});
