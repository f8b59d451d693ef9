import type { JsonObject } from '@richtfest/engine';
import type { FixtureTable, GameFixture } from '@richtfest/testkit';
import { matchFolder } from '../../../testkit/test/folders.ts';
import {
  COLOURS,
  DECORS,
  type DreamHomeTypes,
  HELPERS,
  ROOMS,
  TOOLS,
  dreamHome,
} from '../src/index.ts';

import { cards } from '../src/data/cards.ts';

type State = DreamHomeTypes['State'];
type Event = DreamHomeTypes['Event'];

const copies = (rooms: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(cards.rooms).map(([room, data]) => [
      room,
      { ...data, children: Array.from({ length: rooms[room] ?? 1 }, (_, copy) => copy % 3) },
    ]),
  );

/** Many suppliers and drills, so that cards with tiles often leave, and scaffolds. */
const swapHeavyList = {
  ...cards,
  rooms: copies({
    'living-room': 20,
    bedroom: 10,
    bathroom: 4,
    kitchen: 6,
    'childrens-room': 6,
    garage: 4,
  }),
  roofs: { red: 1, brown: 1, grey: 1, green: 1 },
  helpers: { supplier: 8, handyman: 4, roofer: 2, architect: 2, 'interior-designer': 2 },
  tools: { jackhammer: 2, 'cement-mixer': 2, drill: 8, scaffold: 4 },
} as unknown as JsonObject;

const tables: FixtureTable[] = [
  { players: 2 },
  { players: 4 },
  { players: 3, options: { edition: 'nl' } },
  { players: 4, options: { edition: 'nl', openRoofs: true } },
  { players: 3, options: { columnDiscard: false, firstSeat: 2 } },
  { players: 2, options: { edition: 'nl', columnDiscard: false, openRoofs: true, firstSeat: 1 } },
  { players: 3 },
  { players: 3, options: { cards: swapHeavyList } },
];

/** DH-2 to DH-4: every card and every tile, wherever it is. */
function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string) => (counts[name] = (counts[name] ?? 0) + 1);
  const room = (code: number) => count(`${ROOMS[(code & 127) >> 3]} ${code & 7}`);
  const special = (code: number) => count(specialName(code));
  const present = (codes: readonly number[]) => codes.filter((code) => code >= 0);
  present([...state.marketRooms, state.heldRoom, ...state.roomDiscard]).forEach(room);
  present([...state.marketSpecials, state.heldSpecial, ...state.specialDiscard]).forEach(special);
  for (const name of state.roomDeck) {
    const [kind, children = '+0'] = name.split(' ');
    count(`${kind} ${children.slice(1)}`);
  }
  state.specialDeck.forEach(count);
  for (const player of state.players) {
    present(player.house).forEach(room);
    player.house.filter((code) => code === -2).forEach(() => count('scaffold'));
    player.roofs.forEach(special);
    player.helpers.forEach((copies, at) => {
      for (let copy = 0; copy < copies; copy++) count(HELPERS[at] ?? '');
    });
    player.tools.forEach((copies, at) => {
      for (let copy = 0; copy < copies; copy++) count(TOOLS[at] ?? '');
    });
    if (player.newTool >= 0) count(TOOLS[player.newTool] ?? '');
  }
  DECORS.forEach((decor, at) => {
    const lying = state.players.flatMap(({ tiles, outdoors }) => [
      ...tiles.filter((tile) => tile === at),
      ...((outdoors & (1 << at)) === 0 ? [] : [at]),
    ]).length;
    const lost = (state.lostDecor & (1 << at)) === 0 ? 0 : 1;
    counts[`tile ${decor}`] = Math.max(1, lying + lost);
  });
  return counts;
}

function specialName(code: number): string {
  if (code < 8) return `${COLOURS[code >> 1]} roof${code % 2 === 1 ? ' window' : ''}`;
  return [...DECORS, ...HELPERS, ...TOOLS][code - 8] ?? '';
}

const happened =
  <Type extends Event['type']>(
    type: Type,
    holds: (event: Extract<Event, { type: Type }>) => boolean = () => true,
  ) =>
  (_: State, events: readonly Event[]) =>
    events.some((event) => event.type === type && holds(event as Extract<Event, { type: Type }>));

const coverageGoals: GameFixture<DreamHomeTypes>['coverageGoals'] = [
  ...ROOMS.map((room) => ({
    name: `a ${room} placed face up`,
    isReached: happened('room-placed', ({ card, faceUp }) => faceUp && card.room === room),
  })),
  ...DECORS.map((decor) => ({
    name: `${decor} placed`,
    isReached: happened('decor-placed', (event) => event.decor === decor),
  })),
  ...HELPERS.map((helper) => ({
    name: `${helper} joined`,
    isReached: happened('helper-joined', (event) => event.helper === helper),
  })),
  ...[2, 3, 4].map((players) => ({
    name: `the end at ${players}`,
    isReached: (state: State) => state.phase === 'over' && state.players.length === players,
  })),
  {
    name: 'a roof of one colour',
    isReached: happened(
      'roof-revealed',
      ({ laid }) => laid.length === 4 && laid.every((roof) => roof.colour === laid[0]?.colour),
    ),
  },
  { name: 'too few roofs', isReached: happened('roof-revealed', ({ laid }) => laid.length === 0) },
  { name: 'a card laid face down', isReached: happened('room-placed', ({ faceUp }) => !faceUp) },
  {
    name: 'a room over a scaffold',
    isReached: happened('scaffold-discarded', ({ field }) => field !== undefined),
  },
  {
    name: 'no field for a scaffold',
    isReached: happened('scaffold-discarded', ({ field }) => field === undefined),
  },
  {
    name: 'a jackhammer at column 1',
    isReached: happened('jackhammer-used', ({ column }) => column === 1),
  },
  {
    name: 'two jackhammers in a round',
    isReached: ({ jackhammered }) => (jackhammered & (jackhammered - 1)) !== 0,
  },
  {
    name: 'a new start player after round 12',
    isReached: happened('round-ended', ({ round }) => round === 12),
  },
  {
    name: 'two tools in one turn',
    isReached: ({ toolsUsed }) => toolsUsed >= 2,
  },
  {
    name: 'a scaffold laid before the room',
    isReached: (state, events) =>
      state.phase === 'room' && events.some(({ type }) => type === 'scaffold-laid'),
  },
  {
    name: 'the supplier takes an empty room',
    isReached: happened('supplier-used', ({ wasEmpty }) => wasEmpty),
  },
  {
    name: 'a shared place',
    isReached(state) {
      const places = dreamHome.result(state)?.seats.map(({ place }) => place) ?? [];
      return new Set(places).size < places.length;
    },
  },
  {
    name: 'children break a tie',
    isReached(state) {
      const seats = dreamHome.result(state)?.seats ?? [];
      return seats.some((seat) =>
        seats.some((other) => other.score === seat.score && other.place !== seat.place),
      );
    },
  },
];

/** Reasons for given positions and score sheets; play never leads to them. */
const tableauReasons = [
  'too-many-rooms',
  'no-such-card',
  'too-many-specials',
  'tile-lies-twice',
  'scaffold-is-left',
  'no-card-there',
  'tool-is-new',
  'column-1-not-taken',
  'column-is-incomplete',
  'deck-differs',
  'decks-run-out',
  'held-cards-do-not-fit',
  'lost-tile-is-there',
  'phase-is-impossible',
  'too-few-columns',
  'too-few-fields',
  'too-many-empty-rooms',
  'two-new-tools',
  'more-cards-than-turns',
  'start-player-differs',
  'tool-is-not-new',
  'no-tools-now',
  'used-card-is-not-discarded',
];

export const dreamHomeFixture: GameFixture<DreamHomeTypes> = {
  game: dreamHome,
  tables,
  census,
  longestGame: 200,
  coverageGoals,
  refusesImpossiblePositions: true,
  unreachableReasons: {
    ...Object.fromEntries(tableauReasons.map((code) => [code, 'only in set positions'])),
    'two-tiles-in-one-room':
      'needs a designer and two finished rooms of a kind one field apart: a scenario has it',
  },
  matches: matchFolder(new URL('./matches/', import.meta.url)),
};
