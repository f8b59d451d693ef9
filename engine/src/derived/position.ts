import type { Chance } from '../chance.ts';
import type { Game, GameTypes, Notation, TableSetup } from '../game.ts';
import { type PositionFaults, readFaultless } from '../position-faults.ts';
import { type Schema, anything, described, isPlainObject, record } from '../schema.ts';

const positionSchema: Schema = described(
  record(anything),
  'fields of the state; each one left out is as after the set-up',
);

/** Any deal will do: fields that matter are in the position. */
const firstOutcome: Chance = {
  pick: (outcomes) => {
    const [first] = outcomes;
    if (first === undefined) throw new RangeError('there is nothing to pick from');
    return first;
  },
};

/** Positions that are the state itself, as JSON. Types are checked; whether the rules can lead there is not. */
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
      return readFaultless(
        { position, schema: positionSchema, players: table.players },
        (faults) => {
          const start = startOf(table);
          checkLike(start, position, { path: '', faults });
          return { ...start, ...structured(position as object) };
        },
      );
    },
  };
}

interface Place {
  readonly path: string;
  readonly faults: PositionFaults;
}

/** A list may have any length; its entries must be like the first one of the example. */
function checkLike(example: unknown, value: unknown, { path, faults }: Place): void {
  if (kindOf(example) !== kindOf(value)) {
    faults.add(path, `must be ${kindOf(example)}, not ${kindOf(value)}`);
    return;
  }
  if (Array.isArray(example) && Array.isArray(value)) {
    if (example.length === 0) return;
    value.forEach((each, at) => checkLike(example[0], each, { path: `${path}[${at}]`, faults }));
    return;
  }
  if (!isPlainObject(example) || !isPlainObject(value)) return;
  for (const [key, each] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(example, key) || key === 'options') {
      faults.add(inner, `is no field of a position; known are ${fieldsOf(example)}`);
    } else checkLike(example[key], each, { path: inner, faults });
  }
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

/** A copy that shares nothing with what was read. */
function structured<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
