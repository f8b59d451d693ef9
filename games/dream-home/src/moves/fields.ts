import { type ParameterNotation, type Schema, schema, withParameter } from '@richtfest/engine';
import { readField } from '../notation/names.ts';
import { FIELDS, type Field } from '../words.ts';

export const fieldSchema = schema.oneOf(...FIELDS);

interface PairMove<Value> {
  readonly verb: string;
  readonly a: Value;
  readonly b: Value;
}

/** Parameters and notation of a verb with two of these values; people may write either first. */
export function withPair<Value extends string | number>(
  values: readonly Value[],
  read: (word: string | undefined) => Value | undefined,
  example: string,
): {
  readonly parameters: { readonly a: Schema<Value>; readonly b: Schema<Value> };
  readonly notation: ParameterNotation<PairMove<Value>>;
} {
  const value = schema.oneOf(...values);
  return {
    parameters: { a: value, b: value },
    notation: {
      examples: [example],
      write: ({ a, b }) => `${a} ${b}`,
      read(words) {
        const [first, second, ...more] = words.split(' ');
        const a = read(first);
        const b = read(second);
        if (a === undefined || b === undefined || more.length > 0) return undefined;
        return values.indexOf(a) <= values.indexOf(b) ? { a, b } : { a: b, b: a };
      },
    },
  };
}

/** Parameters and notation of a verb that names a field of the player's house. */
export const withField = (example: Field) =>
  withParameter('field', { schema: fieldSchema, examples: [example], read: readField });
