import { readFile } from 'node:fs/promises';
import { catalog } from '@richtfest/catalog';
import type { MatchFile, MatchSeat } from '@richtfest/engine';
import type { SavedMatch } from '../../src/match/saved-match.ts';

const RECORDED: Readonly<Record<string, string>> = {
  'three-little-pigs': 'v1-four-finish-round',
  'dream-home': 'v1-four-players-greedy',
  'best-treehouse': 'v1-four-players',
  ueberdachen: 'v1-four-greedy',
};

/** Seats with a long name and a non-default colour. */
const SEATS: readonly MatchSeat[] = [
  { name: 'Anna' },
  { name: 'Großmutter Hildegard', bot: 'family', colour: 'plum' },
  { name: 'Bruno', bot: 'club' },
  { name: 'Ada', bot: 'expert', colour: 'sky' },
];

export const MOMENTS = ['start', 'middle', 'end'] as const;
type Moment = (typeof MOMENTS)[number];

/** Recorded matches as saved matches, at three moments each. */
export async function savedMatches(): Promise<SavedMatch[]> {
  const all = await Promise.all(
    catalog.map(async ({ id }) => MOMENTS.map((moment, at) => cut(id, moment, at))),
  );
  const games = await Promise.all(all.flat());
  return [...games, await aroundOneDevice()];
}

async function read(game: string, name: string): Promise<MatchFile> {
  const path = new URL(`../../../games/${game}/test/matches/${name}.json`, import.meta.url);
  return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
}

async function cut(game: string, moment: Moment, at: number): Promise<SavedMatch> {
  const file = await read(game, RECORDED[game] ?? '');
  const { moves } = file;
  const mine = (from: number) => moves.findIndex((move, k) => k >= from && move.startsWith('0 '));
  const until = {
    start: mine(0),
    middle: mine(Math.floor(moves.length * 0.55)),
    end: moves.length,
  };
  return saved(`${game}-${moment}`, file, { until: until[moment], seats: SEATS, at });
}

/** Two people with private views. */
async function aroundOneDevice(): Promise<SavedMatch> {
  const file = await read('best-treehouse', 'v1-two-players');
  const seats = [{ name: 'Anna' }, { name: 'Großmutter Hildegard' }];
  return saved('curtain', file, { until: 0, seats, at: 3 });
}

interface Cut {
  readonly until: number;
  readonly seats: readonly MatchSeat[];
  readonly at: number;
}

function saved(id: string, file: MatchFile, { until, seats, at }: Cut): SavedMatch {
  const { game, rulesVersion, options, generator, secret = '', moves } = file;
  const now = Date.now() - at * 3_600_000;
  return {
    id,
    header: { game, rulesVersion, options, seats: seats.slice(0, file.seats.length), generator },
    secret,
    log: moves.slice(0, until),
    isOver: until === moves.length,
    owing: until === moves.length ? [] : [0],
    winners: until === moves.length ? [0] : [],
    startedAt: now - 600_000,
    changedAt: now,
  };
}
