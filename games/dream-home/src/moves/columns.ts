import { type ParameterNotation, type Schema, schema } from '@richtfest/engine';
import { readColumn } from '../notation/names.ts';
import { COLUMNS, type Column } from '../words.ts';

interface ColumnMove {
  readonly verb: string;
  readonly column: Column;
}

export const columnSchema = schema.oneOf(...COLUMNS);

/** Parameters and notation of a verb that names a column of the market. */
export function withColumn(example: Column): {
  readonly parameters: { readonly column: Schema<Column> };
  readonly notation: ParameterNotation<ColumnMove>;
} {
  return {
    parameters: { column: columnSchema },
    notation: {
      examples: [`${example}`],
      write: ({ column }) => `${column}`,
      read(words) {
        const column = readColumn(words);
        return column && { column };
      },
    },
  };
}

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
