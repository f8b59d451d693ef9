import { type Row, blocksOf, nameOf } from './row.ts';

/** Rows grow together in passes, so an early end leaves each with its share. */
const PASSES = 64;

/** Consecutive blocks of a row. */
export interface Piece {
  /** Position in the list of rows. */
  readonly row: number;
  /** The first block. */
  readonly from: number;
  readonly count: number;
}

/** All pieces, pass by pass. */
export function piecesOf(rows: readonly Row[]): Piece[] {
  return Array.from({ length: PASSES }, (_, pass) =>
    rows.flatMap((each, row): Piece[] => {
      const share = (part: number) => Math.floor((blocksOf(each) * part) / PASSES);
      const from = share(pass);
      const count = share(pass + 1) - from;
      return count === 0 ? [] : [{ row, from, count }];
    }),
  ).flat();
}

/** Finished blocks by row. */
export type Played = ReadonlyMap<string, ReadonlySet<number>>;

/** The rest of each piece, from its first missing block to its last. */
export function missingPieces(rows: readonly Row[], played: Played): Piece[] {
  return piecesOf(rows).flatMap(({ row, from, count }) => {
    const done = played.get(nameOf(rows[row] as Row));
    const all = Array.from({ length: count }, (_, at) => from + at);
    const missing = all.filter((block) => !done?.has(block));
    const [first] = missing;
    const last = missing.at(-1);
    if (first === undefined || last === undefined) return [];
    return [{ row, from: first, count: last - first + 1 }];
  });
}
