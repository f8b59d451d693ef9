import type { Json, Schema } from '@richtfest/engine';

/** So many moves are tried at most: enough for every kind of “no”. */
const MOST = 600;
/** Of a range of numbers the first few stand for the rest. */
const NUMBERS = 3;

/** Things that are written like moves of a game, legal or not: material for asking why not. */
export function candidateMoves(schema: Schema): Json[] {
  if (schema.anyOf !== undefined) return limited(schema.anyOf.flatMap(candidateMoves));
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [...schema.enum];
  if (schema.type === 'boolean') return [false, true];
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema);
  if (schema.type === 'array') return listsOf(schema);
  if (schema.type === 'object') return objectsOf(schema);
  // Free text has no samples.
  return [];
}

function numbersOf({ minimum = 0, maximum = minimum + NUMBERS - 1 }: Schema): number[] {
  const count = Math.min(NUMBERS, maximum - minimum + 1);
  return Array.from({ length: count }, (_, step) => minimum + step);
}

/** The empty list and those of one. */
function listsOf({ items = {} }: Schema): Json[] {
  return [[], ...candidateMoves(items).map((item) => [item])];
}

function objectsOf({ properties = {} }: Schema): Json[] {
  let objects: Record<string, Json>[] = [{}];
  for (const [key, schema] of Object.entries(properties)) {
    const values = candidateMoves(schema);
    objects = limited(objects.flatMap((so) => values.map((value) => ({ ...so, [key]: value }))));
  }
  return objects;
}

function limited<T>(list: T[]): T[] {
  return list.slice(0, MOST);
}
