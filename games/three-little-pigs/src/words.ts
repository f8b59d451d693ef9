/** What a tile is for, from the ground up. */
export const KINDS = ['door', 'window', 'roof'] as const;
export type Kind = (typeof KINDS)[number];

/** What a tile is made of, from light to heavy. */
export const MATERIALS = ['straw', 'wood', 'stone'] as const;
export type Material = (typeof MATERIALS)[number];

/** What a die shows: a symbol that pays for tiles of its kind, or the wolf. */
export const FACES = [...KINDS, 'wolf'] as const;
export type Face = (typeof FACES)[number];

/** LP-1: points of a tile, and how many equal symbols it costs. */
export const VALUE: Readonly<Record<Material, number>> = { straw: 2, wood: 3, stone: 4 };

export interface Tile {
  readonly kind: Kind;
  readonly material: Material;
  /** Flower pots on it. */
  readonly pots: number;
}

/** From the bottom to the top: a door at most, windows, a roof at most. */
export type House = Tile[];

export const DICE_COUNT = 5;
export const MAX_ROLLS = 3;
export const MAX_PLAYERS = 5;
export const MAX_POTS = 9;
