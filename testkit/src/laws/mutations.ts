import { type Json, type JsonObject, type Random, cloneJson, schema } from '@richtfest/engine';
import { anyOf } from './walk.ts';

/** Values a client may send instead of a move. */
export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e300,
  '',
  'stop',
  [],
  [[]],
  {},
  { verb: '' },
  { verb: 'constructor' },
  { verb: null },
  { verb: ['stop'] },
  { verb: { verb: 'stop' } },
  { seat: 0 },
  JSON.parse('{"__proto__":{"verb":"stop"}}') as Json,
];

/** A copy of a move with one field changed; values may come from the moves in `pool`. */
export function mutateMove(move: object, pool: readonly object[], random: Random): unknown {
  const copy = cloneJson(move) as Record<string, Json>;
  const keys = Object.keys(copy);
  const key = anyOf(random, keys) ?? 'verb';
  switch (random.below(10)) {
    case 0: {
      const rest = Object.entries(copy).filter(([name]) => name !== key);
      return Object.fromEntries(rest);
    }
    case 1:
      return { ...copy, extra: anyOf(random, [0, 'x', true]) ?? 0 };
    case 2:
      return { ...copy, [key]: anyOf(random, ODD_VALUES) ?? null };
    default:
      return { ...copy, [key]: changed(copy[key] ?? null, pooledValue(pool, key, random), random) };
  }
}

const ODD_VALUES: readonly Json[] = [null, '', [], {}, -1, 0.5, 1e21, 'toString', [0, 0], '0'];

function changed(value: Json, pooled: Json | undefined, random: Random): Json {
  if (random.below(2) === 0 && pooled !== undefined) return pooled;
  if (typeof value === 'number') return value + (anyOf(random, [-1, 1, 2, 10]) ?? 1);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return changedList(value as readonly Json[], random);
  if (schema.isPlainObject(value)) return mutateMove(value, [], random) as JsonObject;
  return pooled ?? 0;
}

function changedList(list: readonly Json[], random: Random): Json {
  const at = random.below(list.length + 1);
  const entry = list[at];
  switch (random.below(4)) {
    case 0:
      return list.filter((_, position) => position !== at);
    case 1:
      return [...list, list[0] ?? 0];
    case 2:
      return list.toReversed();
    default:
      return typeof entry === 'number'
        ? list.with(at, entry + (anyOf(random, [-1, 1, 2]) ?? 1))
        : [];
  }
}

/** The value of this field in a pooled move that has it. */
function pooledValue(pool: readonly object[], key: string, random: Random): Json | undefined {
  const start = random.below(pool.length + 1);
  for (let step = 0; step < pool.length; step++) {
    const move = pool[(start + step) % pool.length] as JsonObject | undefined;
    const value = move?.[key];
    if (value !== undefined) return value;
  }
  return undefined;
}
