import { type Json, type JsonObject, shortJson } from './json.ts';
import { hintFor } from './problem.ts';
import { type Problem, type Schema, check, expectation, isPlainObject, object } from './schema.ts';
import { suggestion } from './nearest.ts';

/** One option that a table can choose before the start. */
export interface OptionSpec {
  readonly schema: Schema;
  readonly default: Json;
  /** `choice`: a switch or list for everyone. `data`: component data that a host can replace. */
  readonly role: 'choice' | 'data';
}

/**
 * The options of one rules version. A match file has exactly these, so a new option needs a new
 * rules version; the list of an old version never changes.
 */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The schema of complete options, as in views and match files. */
export function completeOptionsSchema(specs: OptionSpecs): Schema {
  const fields = Object.entries(specs).map(([key, { schema }]) => [key, schema] as const);
  return object(Object.fromEntries(fields));
}

/** The given options completed with defaults, or all problems with them. */
export function resolveOptions(
  specs: OptionSpecs,
  given: unknown,
): { options: JsonObject } | { problems: Problem[] } {
  if (!isPlainObject(given)) return { problems: [notAnObject(given)] };
  const problems = unknownOptions(specs, given);
  const options: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = given[key] === undefined ? spec.default : given[key];
    problems.push(...check(spec.schema, value, `options.${key}`));
    options[key] = value as Json;
  }
  return problems.length > 0 ? { problems } : { options };
}

/**
 * Problems with the options in a match file. Defaults do not fill gaps, because the table may have
 * chosen another value, which could change every move.
 */
export function recordedOptionsProblems(specs: OptionSpecs, recorded: JsonObject): Problem[] {
  const problems = unknownOptions(specs, recorded);
  for (const [key, { schema }] of Object.entries(specs)) {
    const path = `options.${key}`;
    if (Object.hasOwn(recorded, key)) problems.push(...check(schema, recorded[key], path));
    else problems.push({ path, message: `is missing; it must be ${expectation(schema)}` });
  }
  return problems;
}

function unknownOptions(specs: OptionSpecs, given: object): Problem[] {
  const known = Object.keys(specs);
  return Object.keys(given).flatMap((key): Problem[] => {
    if (Object.hasOwn(specs, key)) return [];
    const others = known.length === 0 ? '' : ` Known are: ${known.join(', ')}.`;
    const hint = suggestion(key, known) || others;
    const message = `is not an option of this game.${hint}`;
    const values = hintFor(key, known);
    return [{ path: `options.${key}`, message, code: 'not-an-option', values }];
  });
}

function notAnObject(given: unknown): Problem {
  const values = { type: 'object', actual: shortJson(given, 60) };
  return { path: 'options', message: 'must be an object', code: 'type', values };
}
