import type { FixtureTable, GameFixture } from '@richtfest/testkit';
import { matchFolder } from '../../../testkit/test/folders.ts';
import { type UeberdachenTypes, ueberdachen } from '../src/index.ts';
import { ROOMS, TRADES } from '../src/words.ts';

type State = UeberdachenTypes['State'];
type Event = UeberdachenTypes['Event'];

/** Every roll has many effects and cards are few, so that a few rounds cover a lot. */
const richDie = [1, 2, 3, 4, 5, 6].map((side) => ({
  materials: 5,
  opener: side === 6,
  theft: side === 5,
  pillar: side > 1,
}));
const fewCards = { chamber: 2, corridor: 2, hall: 2, kitchen: 1, bathroom: 1, 'living-room': 1 };

// Whole games take thousands of decisions; these play a few rounds only.
const tables: FixtureTable[] = [
  { players: 4, options: { quickStart: true, roundLimit: 2 } },
  { players: 3, options: { quickStart: true, roundLimit: 3 } },
  { players: 4, options: { roundLimit: 3 } },
  { players: 3, options: { firstSeat: 2, roundLimit: 4 } },
  { players: 3, options: { quickStart: true, roundLimit: 7, die: richDie, cards: fewCards } },
];

/** UD-1, UD-3, UD-7: plates, cards, die and opener; materials and pillars are unlimited. */
function census(state: State): Record<string, number> {
  const counts: Record<string, number> = { die: 1, opener: 1 };
  const add = (name: string, count: number) => (counts[name] = (counts[name] ?? 0) + count);
  ROOMS.forEach((name, room) => {
    const stack = state.stacks[room < 3 ? 0 : 1]!;
    add(name, stack.below[room % 3]! + (stack.top === room ? 1 : 0));
    for (const player of state.players) {
      add(name, player.rooms.filter((own) => own.room === room).length);
    }
  });
  TRADES.forEach((name, trade) => {
    const holders = state.players.filter((player) => player.trade === trade).length;
    add(name, holders > 1 ? holders : 1);
  });
  return counts;
}

const saw = (test: (event: Event) => boolean) => (_: State, events: readonly Event[]) =>
  events.some(test);

const coverageGoals: GameFixture<UeberdachenTypes>['coverageGoals'] = [
  ...ROOMS.map((room) => ({
    name: `a ${room} opened`,
    isReached: saw((event) => event.type === 'room-opened' && event.room === room),
  })),
  ...[1, 2, 3, 4, 5, 6].map((die) => ({
    name: `a ${die} rolled`,
    isReached: saw((event) => event.type === 'die-rolled' && event.die === die),
  })),
  {
    name: 'a pillar that changes hands',
    isReached: saw((event) => event.type === 'goods-swapped' && event.pillars > 0),
  },
  {
    name: 'a doubled roll',
    isReached: (state) => state.isDoubled && state.phase === 'take',
  },
  {
    name: 'several seats with a surplus',
    isReached: (state) =>
      state.phase === 'discard' &&
      state.players.filter(({ storage }) => storage.reduce((a, b) => a + b) > 5).length > 1,
  },
];

/** Reasons for given positions and score sheets; play never leads to them. */
const tableauReasons = [
  'trade-twice',
  'rooms-overlap',
  'room-beyond-the-wall',
  'too-many-cards',
  'no-ceiling-yet',
  'room-without-material',
  'two-roofs',
  'nothing-without-plate',
  'answer-of-a-stranger',
  'bank-is-left-open',
  'die-and-rolls-differ',
  'game-is-not-over',
  'no-loose-pillars-now',
  'no-rolling-for-six-now',
  'no-trade-now',
  'offer-is-left-open',
  'stack-has-a-top',
  'first-seat-differs',
  'roller-takes-the-opener',
  'roof-needs-a-six',
  'rounds-are-over',
  'turns-do-not-go-round',
  'offers-miscounted',
  'opener-counts',
  'opener-needs-a-plate',
  'other-stack',
  'phase-and-plate',
  'phase-is-impossible',
  'price-is-lower',
  'proposal-of-a-stranger',
  'roll-brings-other',
  'rolls-do-not-fit',
  'rolls-for-six-are-left',
  'roof-ends-the-game',
  'roof-needs-pillars',
  'six-ends-the-rolling',
  'storage-is-too-full',
  'trade-needs-a-six',
  'turn-has-not-begun',
];

export const ueberdachenFixture: GameFixture<UeberdachenTypes> = {
  game: ueberdachen,
  tables,
  census,
  longestGame: 12_000,
  coverageGoals,
  refusesImpossiblePositions: true,
  unreachableReasons: {
    'nobody-to-trade': 'a lone seat with a plate is rare; a scenario of UD-10 shows it',
    'rolls-left': 'a full floor is too rare in random play; a scenario of UD-14 shows it',
    ...Object.fromEntries(
      tableauReasons.map((code) => [code, 'only in set positions and on score sheets']),
    ),
  },
  matches: matchFolder(new URL('./matches/', import.meta.url)),
};
