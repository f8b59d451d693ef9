import { workerData } from 'node:worker_threads';
import { lineupsOf, noTimes, playBlock, random, simulateGame } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { serveChunks, thinkingClock } from '@richtfest/cli';
import { type Game, checkedOptions } from '@richtfest/engine';
import { botOf } from './bots-of-rows.ts';
import { type Entry, compactTimes } from './entry.ts';
import type { Piece } from './pieces.ts';
import { type Row, seedOf, nameOf } from './row.ts';

export interface FiguresPlan {
  readonly game: string;
  /** By row. */
  readonly fingerprints: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
  readonly pieces: readonly Piece[];
}

const { game: id, fingerprints, rows, pieces } = JSON.parse(workerData as string) as FiguresPlan;
const game = (await findGame(id)?.load()) as Game;

serveChunks<Entry[]>({
  count: pieces.length,
  warmUp: playAtRandom,
  play: ({ from, count }) => pieces.slice(from, from + count).map(playPiece),
});

function playAtRandom(number: number): void {
  const players = game.players.min;
  const options = checkedOptions(game, { players });
  const bots = Array.from({ length: players }, () => random);
  simulateGame(game, { players, options, bots, seed: 'warm-up' }, number);
}

function playPiece({ row: at, from, count }: Piece): Entry {
  const row = rows[at] as Row;
  const { players, bot, against } = row;
  const name = nameOf(row);
  const options = checkedOptions(game, { players, options: row.options });
  const lineup = Array.from({ length: players }, (_, seat) => (seat === 0 ? 0 : 1));
  const times = [noTimes(), noTimes()];
  const settings = {
    players,
    options,
    bots: [botOf(bot, game), botOf(against, game)],
    lineups: lineupsOf(lineup, players),
    seed: seedOf(row),
    now: thinkingClock,
    times,
  };
  const blocks = Array.from({ length: count }, (_, number) =>
    playBlock(game, settings, from + number),
  );
  return {
    row: name,
    fingerprint: fingerprints[name] ?? '',
    from,
    shares: blocks.map(({ wins, seats }) => (wins[0] ?? 0) / (seats[0] ?? 1)),
    points: blocks.map(({ points, seats }) => (points[0] ?? 0) / (seats[0] ?? 1)),
    times: Object.fromEntries(
      [bot, against].map((spec, which) => [spec, compactTimes(times[which] ?? noTimes())]),
    ),
  };
}
