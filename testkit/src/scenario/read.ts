import {
  type Game,
  type JsonObject,
  type Problem,
  OptionsError,
  check,
  checkedOptions,
  schema,
  shortJson,
  suggestion,
} from '@richtfest/engine';
import {
  type Scenario,
  STEPS,
  STEP_NAMES,
  type StepName,
  singleScenarioSchema,
  manyScenariosSchema,
  scenarioSchema,
} from './format.ts';
import { ScenarioFileError } from './outcome.ts';
import { scriptProblems } from './scripted-chance.ts';
import { stepSeatProblems } from './step-seats.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Fields of the file that scenarios do not inherit. */
const FILE_FIELDS = new Set(['$schema', 'format', 'note', 'scenarios']);

/** The scenarios of a file, with the file's shared fields. */
export function readScenarios(file: unknown): Scenario[] {
  if (!schema.isPlainObject(file)) {
    throw new ScenarioFileError([
      {
        path: '',
        message: 'must be an object: a scenario file',
        code: 'type',
        values: { type: 'object', actual: shortJson(file, 60) },
      },
    ]);
  }
  const isMany = file['scenarios'] !== undefined;
  const problems = isMany
    ? check(withoutScenarios(), { ...file, scenarios: [{}] })
    : scenarioProblems(file, '', singleScenarioSchema);
  const listed = isMany ? file['scenarios'] : [file];
  if (!Array.isArray(listed) || listed.length === 0) {
    problems.push({
      path: 'scenarios',
      message: 'must be a list with at least one scenario',
      code: 'type',
      values: { type: 'array', actual: shortJson(listed, 60) },
    });
  } else if (isMany) {
    listed.forEach((entry, at) =>
      problems.push(...scenarioProblems(entry, `scenarios[${at}]`, scenarioSchema)),
    );
  }
  const complete =
    problems.length > 0 ? [] : (listed as Fields[]).map((entry) => merge(file, entry));
  complete.forEach((entry, at) => problems.push(...missingFields(entry, `scenarios[${at}]`)));
  if (problems.length > 0) throw new ScenarioFileError(problems);
  return complete as unknown as Scenario[];
}

/**
 * The complete options of a scenario's table. Throws if the scenario names a rule, stream, seat or
 * option that its game does not have.
 */
export function tableOptions(game: Game, scenario: Scenario): JsonObject {
  const { players, options = {} } = scenario;
  const numbers = game.rules.map((rule) => rule.number);
  const problems = scenario.rules.flatMap((rule, at): Problem[] => {
    if (numbers.includes(rule)) return [];
    const message = `must be a rule of ${game.id}, not “${rule}”.${suggestion(rule, numbers)}`;
    const values = { like: `“${numbers[0] ?? ''}”`, actual: rule };
    return [{ path: `rules[${at}]`, message, code: 'not-like', values }];
  });
  problems.push(...scriptProblems(scenario.chance ?? {}, game.streams));
  problems.push(...stepSeatProblems(scenario.steps, players));
  if (problems.length > 0) throw new ScenarioFileError(problems);
  try {
    return checkedOptions(game, { players, options });
  } catch (error) {
    if (error instanceof OptionsError) throw new ScenarioFileError(error.problems);
    throw error;
  }
}

/** The schema of a file with several scenarios, without the schema of its scenarios. */
function withoutScenarios(): schema.Schema {
  const { properties = {} } = manyScenariosSchema;
  return { ...manyScenariosSchema, properties: { ...properties, scenarios: schema.anything } };
}

/** Steps are checked one by one, so that a problem names the step. */
function scenarioProblems(entry: unknown, path: string, shape: schema.Schema): Problem[] {
  const { properties = {} } = shape;
  const steps = schema.array(schema.anything, { minItems: 1 });
  const problems = check({ ...shape, properties: { ...properties, steps } }, entry, path);
  const list = schema.isPlainObject(entry) ? entry['steps'] : undefined;
  if (!Array.isArray(list)) return problems;
  const prefix = path === '' ? 'steps' : `${path}.steps`;
  return [...problems, ...list.flatMap((step, at) => stepProblems(step, `${prefix}[${at}]`))];
}

function stepProblems(step: unknown, path: string): Problem[] {
  if (!schema.isPlainObject(step)) {
    const values = { type: 'object', actual: shortJson(step, 60) };
    return [{ path, message: 'must be an object with one step', code: 'type', values }];
  }
  const named = Object.keys(step).filter((key): key is StepName => Object.hasOwn(STEPS, key));
  const [name] = named;
  if (name === undefined) {
    const [given = ''] = Object.keys(step);
    const hint = suggestion(given, STEP_NAMES);
    const message = `must be one of ${STEP_NAMES.join(', ')}.${hint}`;
    const values = { want: STEP_NAMES.join(' / '), actual: shortJson(step, 60) };
    return [{ path, message, code: 'must-be', values }];
  }
  if (named.length > 1) {
    const message = `must be a single step, not ${named.join(' and ')} at once`;
    return [{ path, message, code: 'entries', values: { want: 1, actual: named.length } }];
  }
  return check(STEPS[name], step, path);
}

function merge(file: Fields, entry: Fields): Fields {
  const merged: Record<string, unknown> = {};
  for (const fields of [file, entry]) {
    for (const [key, value] of Object.entries(fields)) {
      if (!FILE_FIELDS.has(key)) merged[key] = value;
    }
  }
  return merged;
}

function missingFields(entry: Fields, path: string): Problem[] {
  return ['game', 'rules', 'players'].flatMap((key) =>
    entry[key] === undefined
      ? [
          {
            path,
            message: `lacks the field “${key}”`,
            code: 'missing-field',
            values: { field: key },
          },
        ]
      : [],
  );
}
