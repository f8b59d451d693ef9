import type { JsonObject } from '@richtfest/engine';
import { FIRST_GREEDY, HAND_SET_GREEDY, MOVED_GREEDY } from '../other-weights/index.ts';
import { type Row, type Table, type Target, nameOf } from './row.ts';

/** Goals for a game's figures, and how many games to play. */
interface GameFigures {
  /** Numbers of players to measure at, fewest first. */
  readonly seats: readonly [duel: number, ...more: number[]];
  readonly greedyAgainstRandom: Target;
  /** By seats. */
  readonly expertAgainstGreedy: Readonly<Record<number, number>>;
  readonly childAgainstRandom: number;
  readonly familyAgainstGreedy: number;
  readonly levelAgainstBelow: number;
  readonly variants: readonly { readonly players: number; readonly options: JsonObject }[];
  /** Whether `greedy` became stronger: goals are then measured against its first version. */
  readonly hasFirst?: true;
  /** Whether there is a `greedy` with moved weights. */
  readonly hasMoved?: true;
  /** The number of players at which more thinking time can still help. */
  readonly thinkingSeats: number;
  readonly games: Games;
}

/** The number of games by kind of row; cheap ones get more. */
interface Games extends Readonly<Record<Exclude<Table, 'strength' | 'curve'>, number>> {
  /** By seats. */
  readonly strength: Readonly<Record<number, number>>;
  readonly otherWeights: number;
  /** Between levels that do not search. */
  readonly onePly: number;
}

const atLeast = (share: number): Target => ({ measure: 'wins', atLeast: share });

const FIGURES: Readonly<Record<string, GameFigures>> = {
  'three-little-pigs': {
    seats: [2, 4],
    greedyAgainstRandom: atLeast(0.97),
    expertAgainstGreedy: { 2: 0.57, 4: 0.3 },
    childAgainstRandom: 0.8,
    familyAgainstGreedy: 0.45,
    levelAgainstBelow: 0.54,
    variants: [
      { players: 3, options: {} },
      { players: 5, options: {} },
      { players: 2, options: { experienced: true } },
    ],
    hasFirst: true,
    thinkingSeats: 2,
    games: {
      baseline: 2000,
      strength: { 2: 4000, 4: 4000 },
      otherWeights: 600,
      onePly: 1000,
      levels: 1000,
      breadth: 400,
      thinking: 400,
    },
  },
  'dream-home': {
    seats: [2, 4],
    greedyAgainstRandom: { measure: 'points', atLeast: 38 },
    expertAgainstGreedy: { 2: 0.9, 4: 0.52 },
    childAgainstRandom: 0.8,
    familyAgainstGreedy: 0.45,
    levelAgainstBelow: 0.58,
    variants: [
      { players: 3, options: {} },
      { players: 2, options: { edition: 'nl' } },
    ],
    hasFirst: true,
    thinkingSeats: 4,
    games: {
      baseline: 600,
      strength: { 2: 200, 4: 200 },
      otherWeights: 120,
      onePly: 600,
      levels: 120,
      breadth: 42,
      thinking: 60,
    },
  },
  'best-treehouse': {
    seats: [2, 4],
    greedyAgainstRandom: { measure: 'points', atLeast: 33 },
    expertAgainstGreedy: { 2: 0.92, 4: 0.65 },
    childAgainstRandom: 0.8,
    familyAgainstGreedy: 0.45,
    levelAgainstBelow: 0.58,
    variants: [
      { players: 3, options: {} },
      { players: 2, options: { young: true } },
    ],
    thinkingSeats: 4,
    games: {
      baseline: 600,
      strength: { 2: 400, 4: 160 },
      otherWeights: 200,
      onePly: 2400,
      levels: 120,
      breadth: 42,
      thinking: 40,
    },
  },
  ueberdachen: {
    seats: [4],
    greedyAgainstRandom: atLeast(0.97),
    expertAgainstGreedy: { 4: 0.45 },
    childAgainstRandom: 0.8,
    // Scaled to the fair share of four seats: 45 % at two seats is nine tenths of it.
    familyAgainstGreedy: 0.225,
    levelAgainstBelow: 0.3125,
    variants: [
      { players: 3, options: {} },
      { players: 4, options: { quickStart: true } },
    ],
    hasMoved: true,
    thinkingSeats: 4,
    games: {
      baseline: 400,
      strength: { 4: 1600 },
      otherWeights: 1000,
      onePly: 4000,
      levels: 1200,
      breadth: 240,
      thinking: 400,
    },
  },
};

const THINKING_MS = [10, 30, 100, 300];
/** The expert must not depend on exploiting `greedy`. */
const LESS_AT_MOST = 0.08;

/** All rows of a game's tables, in order. */
export function rowsOf(game: string): Row[] {
  const figures = FIGURES[game];
  if (figures === undefined) return [];
  const [fewest, ...more] = figures.seats;
  const row = (
    table: Exclude<Table, 'curve'>,
    [bot, against]: readonly [string, string],
    rest: Partial<Pick<Row, 'players' | 'options' | 'target' | 'games'>> = {},
  ): Row => ({
    game,
    table,
    bot,
    against,
    players: rest.players ?? fewest,
    options: rest.options ?? {},
    games: rest.games ?? (table === 'strength' ? 0 : figures.games[table]),
    target: rest.target,
  });
  const { onePly } = figures.games;
  const levelUp = atLeast(figures.levelAgainstBelow);
  const others = [HAND_SET_GREEDY, ...(figures.hasMoved ? [MOVED_GREEDY] : [])];
  const baseline = figures.hasFirst ? FIRST_GREEDY : 'greedy';
  const strength = [fewest, ...more].flatMap((players) => {
    const share = figures.expertAgainstGreedy[players] ?? 1 / players;
    const measured = { players, games: figures.games.strength[players] ?? 0 };
    const goal = row('strength', ['expert', baseline], { ...measured, target: atLeast(share) });
    const like = nameOf(goal);
    const target: Target = { measure: 'wins', like, lessAtMost: LESS_AT_MOST };
    const games = figures.games.otherWeights;
    return [
      goal,
      ...(figures.hasFirst ? [row('strength', ['expert', 'greedy'], measured)] : []),
      ...others.map((other) => row('strength', ['expert', other], { players, target, games })),
    ];
  });
  return [
    row('baseline', ['greedy', 'random'], { target: figures.greedyAgainstRandom }),
    ...(figures.hasFirst ? [row('baseline', ['greedy', FIRST_GREEDY])] : []),
    ...others.flatMap((other) => [
      row('baseline', [other, 'random']),
      row('baseline', [other, 'greedy']),
      // One against several of the other kind differs from the reverse.
      ...(fewest > 2 ? [row('baseline', ['greedy', other])] : []),
    ]),
    ...strength,
    row('levels', ['child', 'random'], {
      target: atLeast(figures.childAgainstRandom),
      games: onePly,
    }),
    row('levels', ['family', baseline], {
      target: atLeast(figures.familyAgainstGreedy),
      games: onePly,
    }),
    row('levels', ['family', 'child'], { target: levelUp, games: onePly }),
    row('levels', ['club', 'family'], { target: levelUp }),
    row('levels', ['expert', 'club'], { target: levelUp }),
    ...figures.variants.map((variant) => row('breadth', ['expert', 'greedy'], variant)),
    ...THINKING_MS.map((ms) =>
      row('thinking', [`expert@${ms}ms`, 'greedy'], { players: figures.thinkingSeats }),
    ),
  ];
}
