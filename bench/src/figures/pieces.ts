import { type Row, blocksOf, nameOf } from './row.ts';

/** All rows grow together, in so many passes: whenever it ends, each has its share. */
const PASSES = 64;

/** Some games of a row, to be played at a stretch. */
export interface Piece {
  /** Position in the list of rows. */
  readonly row: number;
  /** Blocks, from the first on. */
  readonly from: number;
  readonly count: number;
}

/** Everything that is to be played, pass by pass. */
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

/** By row: which blocks there are already. */
export type Played = ReadonlyMap<string, ReadonlySet<number>>;

/** What is still to be played: of each piece all from the first that is missing to the last. */
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
