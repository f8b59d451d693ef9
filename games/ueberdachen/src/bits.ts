/** Sets of at most eight things, as bits: kinds of material, or cells of a room. */
const MOST = 8;

const COUNTS: readonly number[] = Array.from({ length: 1 << MOST }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

export function countBits(set: number): number {
  return COUNTS[set] as number;
}

/** The lowest thing in a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The `index`-th thing in a set. */
export function bitAt(set: number, index: number): number {
  let rest = set;
  for (let skip = index; skip > 0; skip--) rest &= rest - 1;
  return lowestBit(rest);
}
