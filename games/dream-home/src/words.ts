/** DH-1: the twelve fields of a house, floor by floor from the top, each from left to right. */
export const FIELDS = [
  'U1',
  'U2',
  'U3',
  'U4',
  'U5',
  'G1',
  'G2',
  'G3',
  'G4',
  'G5',
  'B4',
  'B5',
] as const;
export type Field = (typeof FIELDS)[number];

/** DH-1: upper floor, ground floor, basement. */
export const FLOORS = ['U', 'G', 'B'] as const;
export type Floor = (typeof FLOORS)[number];

/** DH-2: what a room card shows. */
export const ROOMS = [
  'living-room',
  'bedroom',
  'bathroom',
  'kitchen',
  'childrens-room',
  'study',
  'library',
  'games-room',
  'sauna',
  'pantry',
  'dressing-room',
  'garage',
  'wine-cellar',
  'workshop',
  'storage-room',
  'laundry',
] as const;
export type Room = (typeof ROOMS)[number];

/** DH-14: rooms that lie in the basement only; all others lie above it. */
export const BASEMENT_ROOMS = [
  'garage',
  'wine-cellar',
  'workshop',
  'storage-room',
  'laundry',
] as const satisfies readonly Room[];

/** DH-2, DH-29: rooms that are worth more beside a partner room, with that partner. */
export const BESIDE = {
  sauna: 'bathroom',
  pantry: 'kitchen',
  'dressing-room': 'bedroom',
} as const satisfies Partial<Record<Room, Room>>;
export type GuestRoom = keyof typeof BESIDE;

/** DH-3: the colours of the roof cards. */
export const COLOURS = ['red', 'brown', 'grey', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** DH-4: the décor tiles, each with its card. */
export const DECORS = [
  'grand-piano',
  'fireplace',
  'canopy-bed',
  'whirlpool',
  'ice-cream-machine',
  'rocking-horse',
  'paintings',
  'cat-house',
  'tree-house',
  'bird-house',
] as const;
export type Decor = (typeof DECORS)[number];

export const HELPERS = [
  'supplier',
  'handyman',
  'roofer',
  'architect',
  'interior-designer',
] as const;
export type Helper = (typeof HELPERS)[number];

export const TOOLS = ['jackhammer', 'cement-mixer', 'drill', 'scaffold'] as const;
export type Tool = (typeof TOOLS)[number];

/** DH-5: the columns of the market; column 1 holds the start-player right. */
export const COLUMNS = [1, 2, 3, 4, 5] as const;
export type Column = (typeof COLUMNS)[number];

/** DH-19: where a tree house or a bird house goes. */
export const OUTDOORS = 'outdoors';

export interface RoomCard {
  readonly room: Room;
  /** Children on the card: they break ties (DH-30). */
  readonly children: number;
}

export interface Roof {
  readonly colour: Colour;
  readonly window: boolean;
}

/** DH-3 */
export type SpecialCard =
  | ({ readonly type: 'roof' } & Roof)
  | { readonly type: 'decor'; readonly decor: Decor }
  | { readonly type: 'helper'; readonly helper: Helper }
  | { readonly type: 'tool'; readonly tool: Tool };

/** DH-18: a special card as shown to players: a roof in a pile has no visible colour. */
export type ShownSpecial = SpecialCard | { readonly type: 'hidden-roof' };

export const ROUNDS = 12;
export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** DH-26: the number of cards in a complete roof. */
export const ROOF_SIZE = 4;
