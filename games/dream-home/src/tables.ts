import { KIND, decorCard, helperCard, roofCode, roomCode, toolCard } from './codes.ts';
import { type CardList, cards as ownCards } from './data/cards.ts';
import { ROOM_NAMES, SPECIAL_NAMES } from './notation/cards.ts';
import { NONE } from './state.ts';
import {
  BASEMENT_ROOMS,
  BESIDE,
  COLOURS,
  DECORS,
  HELPERS,
  ROOMS,
  type Room,
  TOOLS,
} from './words.ts';

/** Lookup tables of a card list, indexed by code. */
export interface Tables {
  /** By kind: the maximum number of cards in a room. */
  readonly max: readonly number[];
  /** By kind × `SIZES` + cards. */
  readonly points: readonly number[];
  /** DH-29: by kind, its partner kind or `NONE`, and the points it scores beside it. */
  readonly besideKind: readonly number[];
  readonly besidePoints: readonly number[];
  readonly decorValue: readonly number[];
  /** By décor: the kinds it may lie in, as bits; 0 is outdoors. */
  readonly decorRooms: readonly number[];
  /** All cards by name, in the order of their numbers. */
  readonly roomDeck: readonly string[];
  readonly specialDeck: readonly string[];
}

/** Room sizes 0 to 5, as wide as a floor. */
export const SIZES = 6;

/** DH-14: by kind. */
export const IS_BASEMENT: readonly boolean[] = ROOMS.map((room) =>
  (BASEMENT_ROOMS as readonly Room[]).includes(room),
);

const known = new WeakMap<CardList, Tables>();
let latest: CardList = ownCards;
let latestTables: Tables = tablesFrom(ownCards);

/** The lookup tables of a card list, built once per list. */
export function tablesOf(cards: CardList): Tables {
  if (cards === latest) return latestTables;
  const tables = known.get(cards) ?? tablesFrom(cards);
  known.set(cards, tables);
  latest = cards;
  latestTables = tables;
  return tables;
}

function tablesFrom(cards: CardList): Tables {
  const wants: Partial<Record<Room, Room>> = BESIDE;
  return {
    max: ROOMS.map((room) => cards.rooms[room].points.length),
    points: ROOMS.flatMap((room) =>
      Array.from({ length: SIZES }, (_, size) => pointsOfSize(cards.rooms[room].points, size)),
    ),
    besideKind: ROOMS.map((room) => {
      const host = wants[room];
      return host === undefined ? NONE : KIND[host];
    }),
    besidePoints: ROOMS.map((room) => {
      const data = cards.rooms[room];
      return 'beside' in data ? data.beside : 0;
    }),
    decorValue: DECORS.map((decor) => cards.decor[decor].value),
    decorRooms: DECORS.map((decor) => roomBits(cards.decor[decor].rooms)),
    roomDeck: roomDeck(cards),
    specialDeck: specialDeck(cards),
  };
}

/** A room that is larger than DH-15 allows scores as the largest one. */
function pointsOfSize(points: readonly number[], size: number): number {
  return points[Math.min(size, points.length) - 1] ?? 0;
}

function roomBits(rooms: readonly Room[] | 'outdoors'): number {
  let bits = 0;
  if (rooms !== 'outdoors') for (const room of rooms) bits |= 1 << KIND[room];
  return bits;
}

function roomDeck({ rooms }: CardList): string[] {
  const codes = ROOMS.flatMap((room) =>
    rooms[room].children.map((children) => roomCode(KIND[room], children)),
  );
  return codes.sort((a, b) => a - b).map((code) => ROOM_NAMES[code] ?? '');
}

function specialDeck({ roofs, decor, helpers, tools }: CardList): string[] {
  const copies = (code: number, count: number) => Array.from({ length: count }, () => code);
  const codes = [
    ...COLOURS.flatMap((colour, at) => [
      ...copies(roofCode(at, false), roofs[colour] - 1),
      roofCode(at, true),
    ]),
    ...DECORS.flatMap((name, at) => copies(decorCard(at), decor[name].cards)),
    ...HELPERS.flatMap((name, at) => copies(helperCard(at), helpers[name])),
    ...TOOLS.flatMap((name, at) => copies(toolCard(at), tools[name])),
  ];
  return codes.map((code) => SPECIAL_NAMES[code] ?? '');
}
