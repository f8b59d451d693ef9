/** The kinds of tiles, from the bottom up. */
export const KINDS = ['door', 'window', 'roof'] as const;
export type Kind = (typeof KINDS)[number];

/** The materials of tiles, from light to heavy. */
export const MATERIALS = ['straw', 'wood', 'stone'] as const;
export type Material = (typeof MATERIALS)[number];

/** The faces of a die: symbols that pay for tiles of their kind, or the wolf. */
export const FACES = [...KINDS, 'wolf'] as const;
export type Face = (typeof FACES)[number];

/** LP-1: the points of a tile, and the number of equal symbols it costs. */
export const VALUE: Readonly<Record<Material, number>> = { straw: 2, wood: 3, stone: 4 };

export interface Tile {
  readonly kind: Kind;
  readonly material: Material;
  /** Flower pots on it. */
  readonly pots: number;
}

/** From the bottom to the top: at most one door, windows, at most one roof. */
export type House = Tile[];

export const DICE_COUNT = 5;
export const MAX_ROLLS = 3;
export const MAX_PLAYERS = 5;
export const MAX_POTS = 9;
