import {
  type FirstSeat,
  type JsonObject,
  type OptionSpecs,
  type Problem,
  firstSeatOption,
  firstSeatProblems,
  schema,
} from '@richtfest/engine';
import { MAX_CHILDREN } from './codes.ts';
import { type CardList, ROOM_CARDS, SPECIAL_CARDS, cards } from './data/cards.ts';
import {
  BESIDE,
  COLOURS,
  DECORS,
  HELPERS,
  MAX_PLAYERS,
  OUTDOORS,
  ROOMS,
  type Room,
  TOOLS,
} from './words.ts';

const EDITIONS = ['de', 'nl'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The options of a table, fixed before the start. */
export interface Options {
  /** DH-17, DH-19, DH-23 */
  readonly edition: Edition;
  /** DH-9 */
  readonly firstSeat: FirstSeat;
  /** DH-7 */
  readonly columnDiscard: boolean;
  /** DH-18 */
  readonly openRoofs: boolean;
  readonly cards: CardList;
}

const MOST_POINTS = 20;
const points = schema.integer(0, MOST_POINTS);
const roomFields = {
  points: schema.described(
    schema.array(points, { minItems: 1, maxItems: 3 }),
    'points of a room of one, two, three cards; it can’t be larger than the list is long',
  ),
  children: schema.described(
    schema.bag(schema.integer(0, MAX_CHILDREN), { maxItems: ROOM_CARDS }),
    'one entry for each card: how many children it shows',
  ),
};
const plainRoom = schema.object(roomFields);
const guestRoom = schema.object({
  ...roomFields,
  beside: schema.described(points, 'points beside the room it goes with'),
});
const copies = schema.integer(0, SPECIAL_CARDS);
const decor = schema.object({
  cards: copies,
  value: points,
  rooms: schema.anyOf(
    schema.array(schema.oneOf(...ROOMS), { minItems: 1 }),
    schema.oneOf(OUTDOORS),
  ),
});

const fieldsFor = <Key extends string, T>(keys: readonly Key[], of: (key: Key) => T) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>;

export const cardsSchema = schema.object({
  rooms: schema.object(
    fieldsFor(ROOMS, (room: Room) => (Object.hasOwn(BESIDE, room) ? guestRoom : plainRoom)),
  ),
  roofs: schema.described(
    schema.object(fieldsFor(COLOURS, () => schema.integer(1, SPECIAL_CARDS))),
    'cards of each colour, the one with the window included',
  ),
  decor: schema.object(fieldsFor(DECORS, () => decor)),
  helpers: schema.object(fieldsFor(HELPERS, () => copies)),
  tools: schema.object(fieldsFor(TOOLS, () => copies)),
});

export const optionSpecs = {
  edition: { role: 'choice', schema: schema.oneOf(...EDITIONS), default: 'de' },
  firstSeat: firstSeatOption(MAX_PLAYERS),
  columnDiscard: { role: 'choice', schema: schema.boolean, default: true },
  openRoofs: { role: 'choice', schema: schema.boolean, default: false },
  cards: { role: 'data', schema: cardsSchema, default: cards as unknown as JsonObject },
} as const satisfies OptionSpecs;

/** The first seat must exist, and the card list must be complete (DH-3). */
export function checkOptions(options: JsonObject, players: number): Problem[] {
  const { firstSeat, cards: chosen } = options as unknown as Options;
  const problems = firstSeatProblems(firstSeat, players);
  problems.push(...cardProblems(chosen, 'options.cards'));
  return problems;
}

/** DH-3: the problems of a card list that matches its schema. */
export function cardProblems(list: CardList, path: string): Problem[] {
  const problems: Problem[] = [];
  const rooms = sum(ROOMS.map((room) => list.rooms[room].children.length));
  if (rooms !== ROOM_CARDS) {
    const message = `must list ${ROOM_CARDS} room cards in all, not ${rooms} (one entry of “children” is one card)`;
    const values = { wanted: ROOM_CARDS, actual: rooms };
    problems.push({ path: `${path}.rooms`, message, code: 'room-cards', values });
  }
  const groups = {
    roofs: sum(Object.values(list.roofs)),
    décor: sum(DECORS.map((name) => list.decor[name].cards)),
    helpers: sum(Object.values(list.helpers)),
    tools: sum(Object.values(list.tools)),
  };
  const specials = sum(Object.values(groups));
  if (specials !== SPECIAL_CARDS) {
    const parts = Object.entries(groups).map(([name, count]) => `${count} ${name}`);
    const message = `must list ${SPECIAL_CARDS} special cards in all, not ${specials} (${parts.join(', ')})`;
    const { décor: decor, ...others } = groups;
    const values = { wanted: SPECIAL_CARDS, actual: specials, decor, ...others };
    problems.push({ path, message, code: 'special-cards', values });
  }
  for (const name of DECORS) {
    const { cards: count } = list.decor[name];
    if (count <= 1) continue;
    const message = `must be at most 1, not ${count}: there is one tile, and every décor card needs its own`;
    const values = { decor: name, actual: count };
    problems.push({ path: `${path}.decor.${name}.cards`, message, code: 'decor-copies', values });
  }
  return problems;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
