import type { FixtureTable, GameFixture } from '@richtfest/testkit';
import { matchFolder } from '../../../testkit/test/folders.ts';
import {
  COLOURS,
  NONE,
  SLOTS,
  type TreehouseTypes,
  bestTreehouse,
  bestTreehouseV1,
  colourOf,
} from '../src/index.ts';

type State = TreehouseTypes['State'];
type Event = TreehouseTypes['Event'];

const tables: FixtureTable[] = [
  { players: 2 },
  { players: 2, options: { young: true, firstSeat: 1 } },
  { players: 4, options: { young: true } },
  { players: 3 },
  { players: 4 },
  { players: 3, options: { firstSeat: 2 } },
];

/** BT-1: every card in a hand, on a tree, open, face down or in the deck. */
function census({ deck, players, phase }: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const held = players.flatMap(({ hand, chosen, tree, discarded, sixth }) => [
    ...hand,
    ...(phase === 'build' ? [chosen] : []),
    ...tree.filter((card) => card !== NONE),
    ...discarded,
    ...sixth,
  ]);
  for (const card of [...deck, ...held]) {
    counts[`card ${card}`] = (counts[`card ${card}`] ?? 0) + 1;
  }
  return counts;
}

const isLost = (event: Event) => event.type === 'card-discarded';

const coverageGoals: GameFixture<TreehouseTypes>['coverageGoals'] = [
  ...[2, 3, 4].map((players) => ({
    name: `the end at ${players}`,
    isReached: (state: State) => state.phase === 'over' && state.players.length === players,
  })),
  ...COLOURS.map((colour) => ({
    name: `a ${colour} room built`,
    isReached: (_: State, events: readonly Event[]) =>
      events.some((event) => event.type === 'room-built' && colourOf(event.card) === colour),
  })),
  ...SLOTS.filter(({ level }) => level < 6).map(({ number, level, position }) => ({
    name: `a room at ${level}/${position}`,
    isReached: ({ players }: State) => players.some(({ tree }) => tree[number] !== NONE),
  })),
  {
    name: 'a room on level 6',
    isReached: ({ players }) =>
      players.some(({ tree }) => tree.slice(14).some((card) => card !== NONE)),
  },
  {
    name: 'an empty deck at four',
    isReached: ({ deck, players }) => players.length === 4 && deck.length === 0,
  },
  {
    name: 'a first chooser who is not the one before',
    isReached: ({ round }, events) =>
      round > 1 && events.some(({ type }) => type === 'scoring-began'),
  },
  { name: 'everybody discards', isReached: (_, events) => events.filter(isLost).length >= 2 },
  {
    name: 'a shared place',
    isReached(state) {
      const places = bestTreehouse.result(state)?.seats.map(({ place }) => place) ?? [];
      return new Set(places).size < places.length;
    },
  },
];

/** Reasons about positions that are set up or written down; play never leads to them. */
const tableauReasons = [
  'card-is-there-twice',
  'too-many-of-a-colour',
  'too-many-bonus-cards',
  'bonus-cards-miscounted',
  'only-zeros-for-two',
  'colours-miscounted',
  'room-hangs-in-the-air',
  'colour-is-split',
  'tree-topples',
  'no-order-of-building',
  'chosen-out-of-order',
  'everyone-has-chosen',
  'hand-is-too-large',
  'first-chooser-differs',
  'too-many-points',
  'more-rooms-than-picks',
  'no-bonus-now',
  'no-colour-now',
  'no-such-scoring-step',
  'nobody-decides',
  'nothing-chosen-now',
  'nothing-settled-now',
  'picks-are-not-done',
  'points-come-later',
  'too-many-sixth-cards',
  'two-colours-of-one-seat',
  'week-is-not-the-last',
];

export const treehouseFixture: GameFixture<TreehouseTypes> = {
  game: bestTreehouse,
  earlier: [bestTreehouseV1],
  tables,
  census,
  // Four players owe 144 decisions; a decision taken back is owed again.
  longestGame: 300,
  coverageGoals,
  refusesImpossiblePositions: true,
  unreachableReasons: Object.fromEntries(
    tableauReasons.map((code) => [code, 'only in set positions']),
  ),
  matches: matchFolder(new URL('./matches/', import.meta.url)),
};
