import { schema, withParameter } from '@richtfest/engine';
import { readColumn } from '../notation/names.ts';
import { COLUMNS, type Column } from '../words.ts';

export const columnSchema = schema.oneOf(...COLUMNS);

/** Parameters and notation of a verb that names a column of the market. */
export const withColumn = (example: Column) =>
  withParameter('column', { schema: columnSchema, examples: [`${example}`], read: readColumn });

// Moves are immutable, so each exists once and move lists cost no memory in playouts.

/** Lists of moves by the set of columns that have cards (bit 0 is column 1). */
export function byColumns<M>(
  moveFor: (column: Column) => M | undefined,
  others: readonly M[] = [],
): M[][] {
  const moves = COLUMNS.map(moveFor);
  return Array.from(
    { length: 1 << COLUMNS.length },
    (_, set) =>
      [
        ...moves.filter((move, at) => (set & (1 << at)) !== 0 && move !== undefined),
        ...others,
      ] as M[],
  );
}
