import type { Face, Kind, Material } from '../words.ts';

/** LP-2: the flower pots on the four tiles of each stack. */
export type Pots = Readonly<Record<Kind, Readonly<Record<Material, readonly number[]>>>>;

const DOOR = [0, 0, 1, 1] as const;
const WINDOW = [0, 0, 1, 2] as const;
const ROOF = [0, 0, 0, 1] as const;

export const pots: Pots = {
  door: { straw: DOOR, wood: DOOR, stone: DOOR },
  window: { straw: WINDOW, wood: WINDOW, stone: WINDOW },
  roof: { straw: ROOF, wood: ROOF, stone: ROOF },
};

/** LP-3: the six faces of the five dice. */
export type Dice = readonly (readonly Face[])[];

const TAME = ['door', 'door', 'window', 'window', 'roof', 'roof'] as const;
const WILD = ['door', 'door', 'window', 'window', 'roof', 'wolf'] as const;

export const dice: Dice = [TAME, TAME, WILD, WILD, WILD];

/** LP-4: the six fields of the blow wheel. */
export const wheel: readonly Material[] = ['straw', 'straw', 'straw', 'wood', 'wood', 'stone'];
