import { type Row, blocksOf, nameOf } from './row.ts';

/** Rows are played in this many passes, so that all have their share whenever the run ends. */
const PASSES = 64;

/** A range of blocks of a row, played by one worker. */
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

/** The finished blocks of each row. */
export type Played = ReadonlyMap<string, ReadonlySet<number>>;

/** The missing pieces, each from its first to its last missing block. */
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
