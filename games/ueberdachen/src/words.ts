/** UD-1: the trades of the players. */
export const TRADES = ['electrician', 'plumber', 'carpenter', 'mason'] as const;
export type Trade = (typeof TRADES)[number];

/** UD-1: two kinds for each trade, in the order of the trades. */
export const MATERIALS = [
  'lamp',
  'socket',
  'radiator',
  'tap',
  'door',
  'shelf',
  'plaster',
  'tiles',
] as const;
export type Material = (typeof MATERIALS)[number];

/** UD-2: a small room fills one column, a large one two. */
export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** UD-3: three kinds of each size. */
export const ROOMS = ['chamber', 'corridor', 'hall', 'kitchen', 'bathroom', 'living-room'] as const;
export type Room = (typeof ROOMS)[number];

/** A sorted multiset: in the order of `MATERIALS`, repeated ones side by side. */
export type Materials = readonly Material[];

/** UD-10: the contents of a trade. Pillars always come from the rolling seat. */
export interface Deal {
  readonly give: Materials;
  readonly want: Materials;
  readonly pillars: number;
}

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 4;

/** UD-2 */
export const COLUMNS = 7;
export const ROWS = 4;
export const CELLS = COLUMNS * ROWS;
export const FLOORS = 2;
export const PILLARS = 4;

/** UD-5, UD-14: the maximum number of rolls for a 6. */
export const MAX_ROLLS = 3;
export const DIE_SIDES = 6;

/** UD-10 a, d: in one turn. */
export const MAX_OFFERS = 12;
export const MAX_PROPOSALS = 3;

/** UD-11: the bank's price for a material, and for a pillar. */
export const MATERIAL_PRICE = 4;
export const PILLAR_PRICE = 6;

/** UD-13 */
export const STORAGE = 5;

/** The largest amount in a deal, far more than a storage ever holds. */
export const MOST_IN_A_DEAL = 31;
