import type { JsonObject } from '@richtfest/engine';
import type { Material, Room } from '../words.ts';

/** UD-4: the effect of a face of the die. */
export interface Face extends JsonObject {
  /** The number of materials of the seat's own trade. */
  readonly materials: number;
  /** UD-7 */
  readonly opener: boolean;
  /** UD-12 */
  readonly theft: boolean;
  /** UD-5, UD-8: a pillar, the ceiling or the roof; at the start a foundation plate. */
  readonly pillar: boolean;
}

/** The faces of the die, from 1 to 6. */
export type Die = readonly Face[];

const NOTHING: Face = { materials: 0, opener: false, theft: false, pillar: false };

export const die: Die = [
  { ...NOTHING, materials: 1 },
  { ...NOTHING, materials: 2 },
  { ...NOTHING, materials: 3 },
  { ...NOTHING, materials: 4 },
  { ...NOTHING, opener: true, theft: true },
  { ...NOTHING, opener: true, pillar: true },
];

/** UD-3: the cells of a room from top to bottom, in a large room the left column first. */
export type Recipes = Readonly<Record<Room, readonly Material[]>>;

export const recipes: Recipes = {
  chamber: ['radiator', 'lamp', 'plaster', 'door'],
  corridor: ['socket', 'radiator', 'tiles', 'door'],
  hall: ['lamp', 'shelf', 'plaster', 'tap'],
  kitchen: ['lamp', 'shelf', 'tap', 'door', 'socket', 'socket', 'radiator', 'tiles'],
  bathroom: ['lamp', 'tap', 'tiles', 'door', 'plaster', 'radiator', 'tap', 'tiles'],
  'living-room': ['lamp', 'shelf', 'plaster', 'door', 'socket', 'shelf', 'plaster', 'radiator'],
};

/** UD-3: all other recipes are ours. */
export const PRINTED_RECIPES: readonly Room[] = ['chamber'];

/** UD-3: the number of cards of each room. */
export type Cards = Readonly<Record<Room, number>>;

export const cards: Cards = {
  chamber: 12,
  corridor: 12,
  hall: 12,
  kitchen: 8,
  bathroom: 8,
  'living-room': 8,
};
