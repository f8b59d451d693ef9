import {
  type Game,
  type Json,
  type JsonObject,
  type Schema,
  changedData,
  check,
  isEqualJson,
} from '@richtfest/engine';
import { type Path, controlOf, partOf, schemaAt } from './form.ts';

/** A value that differs from the standard. */
export interface Change {
  readonly option: string;
  readonly path: Path;
  readonly schema: Schema;
  readonly standard: Json;
  readonly value: Json;
}

/** What differs from the standard, in the order of the form. Lists of simple values count once. */
export function changesOf(
  { options: specs }: Pick<Game, 'options'>,
  options: JsonObject,
): Change[] {
  return Object.entries(changedData(specs, options)).flatMap(([option, value]) => {
    const spec = specs[option];
    if (spec === undefined) return [];
    return changesIn({ option, path: [], schema: spec.schema, standard: spec.default, value });
  });
}

function changesIn(change: Change): Change[] {
  const { schema, path, standard, value } = change;
  if (isEqualJson(standard, value)) return [];
  const keys =
    check(schema, value).length > 0 ? undefined : partsToCompare(schema, standard, value);
  if (keys === undefined) return [change];
  return keys.flatMap((key) =>
    changesIn({
      ...change,
      path: [...path, key],
      schema: schemaAt(schema, key),
      standard: partOf(standard, key),
      value: partOf(value, key),
    }),
  );
}

/** Undefined if the values are compared as a whole. */
function partsToCompare(
  schema: Schema,
  standard: Json,
  value: Json,
): readonly (string | number)[] | undefined {
  const control = controlOf(schema);
  if (control.is === 'group') return control.keys;
  if (control.is !== 'list' || !Array.isArray(standard) || !Array.isArray(value)) return undefined;
  const hasParts = ['group', 'list', 'counts'].includes(controlOf(schemaAt(schema, 0)).is);
  return hasParts && standard.length === value.length ? [...standard.keys()] : undefined;
}
