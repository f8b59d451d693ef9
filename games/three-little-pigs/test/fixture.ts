import type { FixtureTable, GameFixture } from '@richtfest/testkit';
import { matchFolder } from '../../../testkit/test/folders.ts';
import { type PigsTypes, threeLittlePigs } from '../src/index.ts';

type State = PigsTypes['State'];
type Event = PigsTypes['Event'];

const KINDS = ['door', 'window', 'roof'] as const;
const MATERIALS = ['straw', 'wood', 'stone'] as const;

const tables: FixtureTable[] = [
  { players: 2 },
  { players: 5 },
  { players: 3, options: { experienced: true } },
  { players: 4, options: { finishRound: true } },
  { players: 2, options: { experienced: true, firstSeat: 1 } },
  { players: 5, options: { experienced: true, finishRound: true } },
];

/** LP-1, LP-2, LP-5: tiles with their pots in stacks, houses and box, and the material cards. */
function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  state.stacks.forEach(({ top, below }, number) => {
    const name = `${MATERIALS[number % 3]} ${KINDS[Math.floor(number / 3)]}`;
    for (const pots of top < 0 ? below : [top, ...below]) count(`${name} +${pots}`);
  });
  for (const { kind, material, pots } of [
    ...state.players.flatMap((player) => player.houses.flat()),
    ...state.box,
  ]) {
    count(`${material} ${kind} +${pots}`);
  }
  state.materialCards.forEach((_, card) => count(`card ${card}`));
  state.dice.forEach((_, die) => count(`die ${die}`));
  return counts;
}

const emptyStacks = (state: State) =>
  state.stacks.flatMap(({ top }, number) => (top < 0 ? [number] : []));

const coverageGoals: GameFixture<PigsTypes>['coverageGoals'] = [
  ...KINDS.flatMap((kind) =>
    MATERIALS.map((material) => ({
      name: `a ${material} ${kind} built`,
      isReached: (_: State, events: readonly Event[]) =>
        events.some(
          (event) =>
            event.type === 'tile-built' &&
            event.tile.kind === kind &&
            event.tile.material === material,
        ),
    })),
  ),
  ...MATERIALS.map((material) => ({
    name: `the wheel at ${material}`,
    isReached: (_: State, events: readonly Event[]) =>
      events.some((event) => event.type === 'house-blown' && event.material === material),
  })),
  ...[2, 3, 4, 5].map((players) => ({
    name: `the end at ${players}`,
    isReached: (state: State) => state.phase === 'over' && state.players.length === players,
  })),
  {
    name: 'a round played to its end after the stacks ran out',
    isReached: (state) =>
      state.options.finishRound && state.phase !== 'over' && emptyStacks(state).length >= 5,
  },
  {
    name: 'a shared place',
    isReached(state) {
      const places = threeLittlePigs.result(state)?.seats.map(({ place }) => place) ?? [];
      return new Set(places).size < places.length;
    },
  },
  {
    name: 'a house open again',
    isReached: (_, events) =>
      events.some(
        (event) =>
          event.type === 'house-blown' &&
          event.lost.some(({ kind }) => kind === 'roof') &&
          event.left.length > 0,
      ),
  },
  {
    name: 'a house gone',
    isReached: (_, events) =>
      events.some((event) => event.type === 'house-blown' && event.left.length === 0),
  },
  {
    name: 'a blow that moves nothing',
    isReached: (_, events) =>
      events.some((event) => event.type === 'house-blown' && event.lost.length === 0),
  },
];

/** Reasons about positions that are set up or written down; play never leads to them. */
const tableauReasons = [
  'too-many-tiles',
  'no-such-pots',
  'no-cards-in-base-game',
  'door-is-not-at-the-bottom',
  'two-doors',
  'roof-is-not-on-top',
  'card-held-twice',
  'roof-stands-alone',
  'face-is-not-on-die',
  'no-roll-left',
  'no-tile-before-building',
  'nothing-to-blow-at',
  'nothing-to-build',
  'stacks-end-the-game',
  'first-tile-is-not-built',
  'more-tiles-than-turns',
  'card-was-not-won',
  'game-is-not-over',
  'turns-do-not-go-round',
  'first-player-differs',
  'tiles-are-missing',
  'turn-has-not-begun',
  'wolves-end-the-rolling',
];

export const pigsFixture: GameFixture<PigsTypes> = {
  game: threeLittlePigs,
  tables,
  census,
  longestGame: 1000,
  coverageGoals,
  refusesImpossiblePositions: true,
  unreachableReasons: Object.fromEntries(
    tableauReasons.map((code) => [code, 'only in set positions']),
  ),
  matches: matchFolder(new URL('./matches/', import.meta.url)),
};
