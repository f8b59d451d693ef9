import { type Kind, type Material, type Tile, KINDS, MATERIALS, MAX_POTS, VALUE } from './words.ts';

/** LP-1: one of the nine stacks; its number is its position in `STACKS`. */
export interface StackKind {
  readonly number: number;
  readonly kind: Kind;
  readonly material: Material;
  readonly cost: number;
}

export const TILES_PER_STACK = 4;

/** No seat can own more houses than there are doors and windows to start them with. */
export const MAX_HOUSES = 2 * MATERIALS.length * TILES_PER_STACK;

export const STACKS: readonly StackKind[] = KINDS.flatMap((kind, row) =>
  MATERIALS.map((material, column) => ({
    number: row * MATERIALS.length + column,
    kind,
    material,
    cost: VALUE[material],
  })),
);

/** No tile costs fewer symbols. */
export const CHEAPEST = Math.min(...Object.values(VALUE));

const DOORS = STACKS.filter(({ kind }) => kind === 'door');
const WINDOWS = STACKS.filter(({ kind }) => kind === 'window');
const ROOFS = STACKS.filter(({ kind }) => kind === 'roof');

export function stacksOf(kind: Kind): readonly StackKind[] {
  return kind === 'door' ? DOORS : kind === 'window' ? WINDOWS : ROOFS;
}

export function stackNumber(kind: Kind, material: Material): number {
  const row = kind === 'door' ? 0 : kind === 'window' ? 3 : 6;
  return row + (material === 'straw' ? 0 : material === 'wood' ? 1 : 2);
}

export function stackKind(number: number): StackKind {
  const stack = STACKS[number];
  if (stack === undefined) throw new RangeError(`there is no stack ${number}`);
  return stack;
}

// Tiles are immutable and shared between houses.
const TILES: readonly (readonly Tile[])[] = STACKS.map(({ kind, material }) =>
  Array.from({ length: MAX_POTS + 1 }, (_, pots) => ({ kind, material, pots })),
);

export function tileOf(stack: number, pots: number): Tile {
  const tile = TILES[stack]?.[pots];
  if (tile === undefined) throw new RangeError(`stack ${stack} has no tile with ${pots} pots`);
  return tile;
}
