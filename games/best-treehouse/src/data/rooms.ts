import { COLOURS, type Colour } from '../words.ts';

/** BT-1: twelve rooms of each colour. The printed list was not available; these names are ours. */
const ROOMS_OF = {
  red: [
    'laser-tag-arena',
    'climbing-wall',
    'bowling-alley',
    'cargo-net',
    'trampoline',
    'boxing-ring',
    'mini-golf',
    'skate-park',
    'gym',
    'table-tennis',
    'basketball-hoop',
    'gymnastics-hall',
  ],
  yellow: [
    'library',
    'chemistry-lab',
    'observatory',
    'art-studio',
    'workshop',
    'music-room',
    'computer-room',
    'museum',
    'writing-den',
    'map-room',
    'physics-lab',
    'language-school',
  ],
  green: [
    'nursery-garden',
    'butterfly-garden',
    'petting-zoo',
    'hammock-room',
    'campfire',
    'vegetable-patch',
    'bird-house',
    'lookout',
    'flower-meadow',
    'picnic-spot',
    'beehive',
    'rock-garden',
  ],
  blue: [
    'surf-simulator',
    'water-slide',
    'whirlpool',
    'swimming-pool',
    'aquarium',
    'diving-tower',
    'fishing-pond',
    'wave-pool',
    'paddling-pool',
    'submarine',
    'sauna',
    'water-balloon-store',
  ],
  purple: [
    'board-game-room',
    'casino',
    'home-cinema',
    'arcade',
    'karaoke-stage',
    'dance-floor',
    'theatre',
    'puppet-stage',
    'magic-stage',
    'concert-stage',
    'comic-corner',
    'photo-studio',
  ],
  brown: [
    'pizzeria',
    'hot-dog-stand',
    'coffee-shop',
    'ice-cream-parlour',
    'candy-store',
    'burger-stand',
    'bakery',
    'juice-bar',
    'grill',
    'popcorn-stand',
    'creperie',
    'sushi-bar',
  ],
} as const satisfies Readonly<Record<Colour, readonly string[]>>;

export type RoomId = (typeof ROOMS_OF)[Colour][number];

export interface Room {
  readonly id: RoomId;
  readonly colour: Colour;
}

/** By card number. Moves, events, views and states identify a card by its number. */
export const ROOMS: readonly Room[] = COLOURS.flatMap((colour) =>
  ROOMS_OF[colour].map((id) => ({ id, colour })),
);

export const CARD_COUNT = ROOMS.length;
const ROOMS_PER_COLOUR = 12;

export function roomOf(card: number): Room {
  const room = ROOMS[card];
  if (room === undefined) throw new RangeError(`there is no card ${card}`);
  return room;
}

/** The number of a card's colour, faster than `roomOf` for playouts. */
export function colourNumber(card: number): number {
  return (card / ROOMS_PER_COLOUR) | 0;
}

export function colourOf(card: number): Colour {
  return roomOf(card).colour;
}
