/** Bit sets of at most eight elements: kinds of material, columns, or cells of a room. */
const BITS = [0, 1, 2, 3, 4, 5, 6, 7];

/** By set: its elements in ascending order. Each element doubles the number of sets. */
export const SETS = BITS.reduce<readonly (readonly number[])[]>(
  (sets, bit) => [...sets, ...sets.map((bits) => [...bits, bit])],
  [[]],
);

export function bitsIn(set: number): readonly number[] {
  return SETS[set] as readonly number[];
}

const COUNTS: readonly number[] = SETS.map((bits) => bits.length);

export function countBits(set: number): number {
  return COUNTS[set] as number;
}

/** The `index`-th element of a set. */
export function bitAt(set: number, index: number): number {
  return bitsIn(set)[index] as number;
}

/** The lowest element of a non-empty set. */
export function lowestBit(set: number): number {
  return bitAt(set, 0);
}
