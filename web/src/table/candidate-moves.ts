import type { GameMove, Json, Schema } from '@richtfest/engine';

/** A well-formed move, legal or not, to ask the rules why it is refused. */
export interface Candidate {
  readonly move: Json;
  /**
   * The move with a `?` for every guessed number. A reason is shown only if all guesses get the
   * same one: otherwise it may be about a house or card that does not exist.
   */
  readonly shape: Json;
}

/** At most this many moves of each verb are tried. */
const MOST = 150;
/** Values tried for an unknown number. */
const GUESSES = 3;

/** Numbers in the moves that are currently allowed, by verb and field. */
type Known = ReadonlyMap<string, ReadonlySet<number>>;

export function candidateMoves(schema: Schema, allowed: readonly GameMove[]): Candidate[] {
  const known = knownNumbers(allowed);
  const kinds = schema.anyOf ?? [schema];
  return kinds.flatMap((kind) => {
    const verb = kind.properties?.['verb'];
    const names = verb?.enum ?? [verb?.const];
    return names.flatMap((name) =>
      samples(kind, { known, at: typeof name === 'string' ? name : '' }),
    );
  });
}

interface Place {
  readonly known: Known;
  /** `roll/dice` */
  readonly at: string;
}

function samples(schema: Schema, place: Place): Candidate[] {
  if (schema.anyOf !== undefined) return limited(schema.anyOf.flatMap((s) => samples(s, place)));
  if (schema.const !== undefined) return [exactly(schema.const)];
  if (schema.enum !== undefined) return schema.enum.map(exactly);
  if (schema.type === 'boolean') return [exactly(false), exactly(true)];
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema, place);
  if (schema.type === 'array') return lists(schema, place);
  if (schema.type === 'object') return objects(schema, place);
  // Free text has no samples.
  return [];
}

const exactly = (value: Json): Candidate => ({ move: value, shape: value });

function numbers(
  { minimum = 0, maximum = minimum + GUESSES - 1 }: Schema,
  { known, at }: Place,
): Candidate[] {
  const real = known.get(at);
  if (real !== undefined) return [...real].map(exactly);
  const count = Math.min(GUESSES, maximum - minimum + 1);
  return Array.from({ length: count }, (_, step) => ({ move: minimum + step, shape: '?' }));
}

/** The empty list and lists of one item. */
function lists({ items = {} }: Schema, place: Place): Candidate[] {
  const ones = samples(items, place).map(({ move, shape }) => ({ move: [move], shape: [shape] }));
  return [exactly([]), ...ones];
}

function objects({ properties = {} }: Schema, { known, at }: Place): Candidate[] {
  let found: { move: Record<string, Json>; shape: Record<string, Json> }[] = [
    { move: {}, shape: {} },
  ];
  for (const [key, schema] of Object.entries(properties)) {
    const values = key === 'verb' ? [exactly(at)] : samples(schema, { known, at: `${at}/${key}` });
    found = limited(
      found.flatMap(({ move, shape }) =>
        values.map((value) => ({
          move: { ...move, [key]: value.move },
          shape: { ...shape, [key]: value.shape },
        })),
      ),
    );
  }
  return found;
}

function limited<T>(list: T[]): T[] {
  return list.slice(0, MOST);
}

function knownNumbers(allowed: readonly GameMove[]): Known {
  const known = new Map<string, Set<number>>();
  const note = (value: unknown, at: string): void => {
    if (typeof value === 'number') {
      const numbersThere = known.get(at) ?? new Set<number>();
      known.set(at, numbersThere.add(value));
    } else if (Array.isArray(value)) {
      for (const item of value) note(item, at);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) note(member, `${at}/${key}`);
    }
  };
  for (const move of allowed) note(move, move.verb);
  return known;
}
