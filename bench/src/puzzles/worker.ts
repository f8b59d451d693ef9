import { workerData } from 'node:worker_threads';
import { findGame } from '@richtfest/catalog';
import { serveChunks } from '@richtfest/cli';
import type { PlayableGame } from '@richtfest/engine';
import type { MinedMatch, MiningPlan } from './entry.ts';
import { mineMatch } from './mine-match.ts';

const plan = JSON.parse(workerData as string) as MiningPlan;
const { game: id, fingerprint, matches, isMiddleOnly } = plan;
const game = (await findGame(id)?.load()) as PlayableGame;

serveChunks<MinedMatch[]>({
  count: matches.length,
  // A match takes seconds: the compiler warms up on the first ones.
  warmUp: () => undefined,
  play: ({ from, count }) =>
    matches.slice(from, from + count).map((match) => ({
      game: id,
      fingerprint,
      match,
      ...(isMiddleOnly && { isMiddleOnly }),
      ...mineMatch(game, match, isMiddleOnly),
    })),
});
