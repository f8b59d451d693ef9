import type { Chance } from '../chance.ts';
import type { Game, GameTypes, Notation, TableSetup } from '../game.ts';
import { cloneJson } from '../json.ts';
import { type PositionProblems, readValidPosition } from '../position-problems.ts';
import { type Schema, anything, described, isPlainObject, record } from '../schema.ts';

const positionSchema: Schema = described(
  record(anything),
  'fields of the state; each one left out, at any depth, is as after the set-up',
);

/** Any deal works, because the position contains the fields that matter. */
const firstOutcome: Chance = {
  pick: (outcomes) => {
    const [first] = outcomes;
    if (first === undefined) throw new RangeError('there is nothing to pick from');
    return first;
  },
};

/** Positions that are the state itself as JSON. Types are checked, reachability is not. */
export function positionNotation<T extends GameTypes>({
  setup,
}: Pick<Game<T>, 'setup'>): Pick<Notation<T>, 'positionSchema' | 'writePosition' | 'readPosition'> {
  const startOf = (table: TableSetup<T['Options']>) =>
    setup(table, { chance: firstOutcome, report: undefined });
  return {
    positionSchema,
    writePosition(state) {
      return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'options'));
    },
    readPosition(position, table) {
      return readValidPosition(
        { position, schema: positionSchema, players: table.players },
        (problems) => {
          const start = startOf(table);
          checkLike(start, position, { path: '', problems });
          return completed(start, position) as T['State'];
        },
      );
    },
  };
}

interface Place {
  readonly path: string;
  readonly problems: PositionProblems;
}

/** A list may have any length; its entries must have the type of the example's first entry. */
function checkLike(example: unknown, value: unknown, { path, problems }: Place): void {
  if (kindOf(example) !== kindOf(value)) {
    problems.add(path, `must be ${kindOf(example)}, not ${kindOf(value)}`);
    return;
  }
  if (Array.isArray(example) && Array.isArray(value)) {
    if (example.length === 0) return;
    value.forEach((each, at) => checkLike(example[0], each, { path: `${path}[${at}]`, problems }));
    return;
  }
  if (!isPlainObject(example) || !isPlainObject(value)) return;
  for (const [key, each] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(example, key) || key === 'options') {
      problems.add(inner, `is no field of a position; known are ${fieldsOf(example)}`);
    } else checkLike(example[key], each, { path: inner, problems });
  }
}

/** The value, in which every field that is left out is as in the example. */
function completed(example: unknown, value: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(value)) {
    return value.map((each: unknown, at) => completed(example[at] ?? example[0], each));
  }
  if (!isPlainObject(example) || !isPlainObject(value)) return cloneJson(value);
  const given = Object.entries(value).map(([key, each]) => [key, completed(example[key], each)]);
  return { ...cloneJson(example), ...Object.fromEntries(given) };
}

function fieldsOf(example: Readonly<Record<string, unknown>>): string {
  return Object.keys(example)
    .filter((key) => key !== 'options')
    .join(', ');
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  const names: Readonly<Record<string, string>> = {
    object: 'an object',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
  };
  return names[typeof value] ?? 'nothing';
}
