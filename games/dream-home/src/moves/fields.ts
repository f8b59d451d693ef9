import { type ParameterNotation, type Schema, schema } from '@richtfest/engine';
import { readField } from '../notation/names.ts';
import { FIELDS, type Field } from '../words.ts';

export const fieldSchema = schema.oneOf(...FIELDS);

interface PairMove<Thing> {
  readonly verb: string;
  readonly a: Thing;
  readonly b: Thing;
}

/** Parameters and notation of a verb that names two things of a kind. */
export function ofAPair<Thing extends string | number>(
  thing: Schema<Thing>,
  read: (word: string | undefined) => Thing | undefined,
  example: string,
): {
  readonly parameters: { readonly a: Schema<Thing>; readonly b: Schema<Thing> };
  readonly notation: ParameterNotation<PairMove<Thing>>;
} {
  return {
    parameters: { a: thing, b: thing },
    notation: {
      examples: [example],
      write: ({ a, b }) => `${a} ${b}`,
      read(words) {
        const [first, second, ...more] = words.split(' ');
        const a = read(first);
        const b = read(second);
        return a === undefined || b === undefined || more.length > 0 ? undefined : { a, b };
      },
    },
  };
}

interface FieldMove {
  readonly verb: string;
  readonly field: Field;
}

/** Parameters and notation of a verb that names a field of the own house. */
export function ofAField(example: Field): {
  readonly parameters: { readonly field: Schema<Field> };
  readonly notation: ParameterNotation<FieldMove>;
} {
  return {
    parameters: { field: fieldSchema },
    notation: {
      examples: [example],
      write: ({ field }) => field,
      read(words) {
        const field = readField(words);
        return field && { field };
      },
    },
  };
}
