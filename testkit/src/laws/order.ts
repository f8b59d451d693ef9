import { type Schema, schema } from '@richtfest/engine';

/**
 * The order of legal lists: by verb in the order of `game.verbs`, then by parameters in the order
 * of the move schema, with words in the order of its enums.
 */
export function compareMoves(
  verbs: readonly string[],
  moveSchema: Schema,
  moves: readonly [{ readonly verb: string }, { readonly verb: string }],
): number {
  const [a, b] = moves;
  if (a.verb !== b.verb) return verbs.indexOf(a.verb) - verbs.indexOf(b.verb);
  return compareBy(moveSchema, a, b);
}

function compareBy(shape: Schema, a: unknown, b: unknown): number {
  if (shape.anyOf !== undefined) return compareAlternatives(shape.anyOf, a, b);
  if (shape.enum !== undefined) {
    return shape.enum.indexOf(a as string) - shape.enum.indexOf(b as string);
  }
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(shape.items ?? {}, a, b);
  if (schema.isPlainObject(a) && schema.isPlainObject(b)) {
    for (const [key, field] of Object.entries(shape.properties ?? {})) {
      const order = compareBy(field, a[key], b[key]);
      if (order !== 0) return order;
    }
    return 0;
  }
  if (typeof a === 'boolean' || typeof a === 'number') return Number(a) - Number(b);
  const [x, y] = [String(a), String(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

function compareAlternatives(shapes: readonly Schema[], a: unknown, b: unknown): number {
  const place = (value: unknown) =>
    shapes.findIndex((shape) => hasTagsOf(shape, value) && schema.fits(shape, value));
  const [x, y] = [place(a), place(b)];
  const shape = shapes[x];
  return x !== y || shape === undefined ? x - y : compareBy(shape, a, b);
}

/** Compares only constant fields, which is cheaper than checking the whole schema. */
function hasTagsOf({ properties = {} }: Schema, value: unknown): boolean {
  if (!schema.isPlainObject(value)) return true;
  for (const key in properties) {
    const fixed = properties[key]?.const;
    if (fixed !== undefined && value[key] !== fixed) return false;
  }
  return true;
}

/** Lexicographic: a prefix comes first. */
function compareLists(items: Schema, a: readonly unknown[], b: readonly unknown[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const order = compareBy(items, a[at], b[at]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
