import type { Colour, Decor, GuestRoom, Helper, Room, Tool } from '../words.ts';

/** Printed values of cards and tiles; a host who owns the box may enter them (DH-2 to DH-4). */
export interface CardList {
  readonly rooms: RoomList;
  /** Cards of each colour; exactly one of them has a window. */
  readonly roofs: Readonly<Record<Colour, number>>;
  readonly decor: Readonly<Record<Decor, DecorData>>;
  readonly helpers: Readonly<Record<Helper, number>>;
  readonly tools: Readonly<Record<Tool, number>>;
}

type RoomList = Readonly<Record<Exclude<Room, GuestRoom>, RoomData>> &
  Readonly<Record<GuestRoom, GuestRoomData>>;

interface RoomData {
  /** Points of a room of one, two, three cards; it can't have more cards than are listed. */
  readonly points: readonly number[];
  /** One entry per card: the number of children on it. */
  readonly children: readonly number[];
}

/** DH-29 */
interface GuestRoomData extends RoomData {
  /** Points beside its partner room. */
  readonly beside: number;
}

interface DecorData {
  readonly cards: number;
  readonly value: number;
  /** The rooms the tile may lie in. */
  readonly rooms: readonly Room[] | 'outdoors';
}

export const ROOM_CARDS = 60;
export const SPECIAL_CARDS = 48;

/** The kinds, the values by size and the totals are the book's; most copies and children are ours. */
export const cards: CardList = {
  rooms: {
    'living-room': { points: [1, 4, 9], children: [1, 1, 1, 1, 0, 0, 0, 0, 0] },
    bedroom: { points: [1, 4], children: [1, 0, 0, 0, 0, 0, 0, 0] },
    bathroom: { points: [1], children: [1, 1, 0, 0, 0, 0, 0, 0] },
    kitchen: { points: [1, 6], children: [1, 1, 0, 0, 0, 0] },
    'childrens-room': { points: [2, 6], children: [2, 2, 1, 1, 1] },
    study: { points: [2], children: [0, 0] },
    library: { points: [2], children: [0, 0] },
    'games-room': { points: [2], children: [1, 1] },
    sauna: { points: [1], beside: 3, children: [0, 0] },
    pantry: { points: [1], beside: 3, children: [0, 0] },
    'dressing-room': { points: [1], beside: 3, children: [0, 0] },
    garage: { points: [0, 4], children: [1, 0, 0, 0, 0, 0] },
    'wine-cellar': { points: [1], children: [0, 0] },
    workshop: { points: [1], children: [0, 0] },
    'storage-room': { points: [1], children: [0] },
    laundry: { points: [1], children: [0] },
  },
  roofs: { red: 5, brown: 5, grey: 5, green: 5 },
  decor: {
    'grand-piano': { cards: 1, value: 3, rooms: ['living-room'] },
    fireplace: { cards: 1, value: 2, rooms: ['living-room'] },
    'canopy-bed': { cards: 1, value: 2, rooms: ['bedroom'] },
    whirlpool: { cards: 1, value: 3, rooms: ['bathroom'] },
    'ice-cream-machine': { cards: 1, value: 2, rooms: ['kitchen'] },
    'rocking-horse': { cards: 1, value: 2, rooms: ['childrens-room'] },
    paintings: {
      cards: 1,
      value: 1,
      rooms: ['living-room', 'bedroom', 'study', 'library', 'games-room'],
    },
    'cat-house': { cards: 1, value: 1, rooms: ['bedroom', 'living-room', 'childrens-room'] },
    'tree-house': { cards: 1, value: 2, rooms: 'outdoors' },
    'bird-house': { cards: 1, value: 1, rooms: 'outdoors' },
  },
  helpers: { supplier: 2, handyman: 2, roofer: 2, architect: 2, 'interior-designer': 2 },
  tools: { jackhammer: 2, 'cement-mixer': 2, drill: 2, scaffold: 2 },
};
