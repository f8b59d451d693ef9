import type { Json, JsonObject } from './json.ts';
import { type Problem, type Schema, check, expectation, isPlainObject, object } from './schema.ts';
import { suggestion } from './nearest.ts';

/** One thing a table may settle before the start. */
export interface OptionSpec {
  readonly schema: Schema;
  readonly default: Json;
  /** `choice`: a switch or list for everybody. `data`: replaceable component data for a host. */
  readonly role: 'choice' | 'data';
}

/**
 * The options of one rules version. A match file has all of them and no others, so an option
 * that comes later needs a new rules version: the old version's list stays as it was.
 */
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** The schema of complete options, as views and match files hold them. */
export function completeOptionsSchema(specs: OptionSpecs): Schema {
  const fields = Object.entries(specs).map(([key, { schema }]) => [key, schema] as const);
  return object(Object.fromEntries(fields));
}

/** All options, with the table's wishes over the defaults; or everything wrong with the wishes. */
export function resolveOptions(
  specs: OptionSpecs,
  wishes: unknown,
): { options: JsonObject } | { problems: Problem[] } {
  if (!isPlainObject(wishes))
    return { problems: [{ path: 'options', message: 'must be an object' }] };
  const problems = unknownOptions(specs, wishes);
  const options: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = wishes[key] === undefined ? spec.default : wishes[key];
    problems.push(...check(spec.schema, value, `options.${key}`));
    options[key] = value as Json;
  }
  return problems.length > 0 ? { problems } : { options };
}

/**
 * What is wrong with the options a match file records. Defaults do not fill gaps: what was
 * settled at that table is unknown, and another choice could change every move.
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
    return [{ path: `options.${key}`, message: `is not an option of this game.${hint}` }];
  });
}
