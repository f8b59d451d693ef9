/** Sets of at most eight things, as bits: kinds of material, columns, or cells of a room. */
const THINGS = [0, 1, 2, 3, 4, 5, 6, 7];

/** By set: the things in it, the lowest first. Each thing doubles the sets there are. */
export const SETS = THINGS.reduce<readonly (readonly number[])[]>(
  (sets, thing) => [...sets, ...sets.map((things) => [...things, thing])],
  [[]],
);

export function thingsIn(set: number): readonly number[] {
  return SETS[set] as readonly number[];
}

const COUNTS: readonly number[] = SETS.map((things) => things.length);

export function countBits(set: number): number {
  return COUNTS[set] as number;
}

/** The `index`-th thing in a set. */
export function bitAt(set: number, index: number): number {
  return thingsIn(set)[index] as number;
}

/** The lowest thing in a set that is not empty. */
export function lowestBit(set: number): number {
  return bitAt(set, 0);
}
