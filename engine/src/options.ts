import type { Json, JsonObject } from './json.ts';
import { type Problem, type Schema, check, isPlainObject } from './schema.ts';
import { suggestion } from './nearest.ts';

/** One thing a table may settle before the start. */
export interface OptionSpec {
  readonly schema: Schema;
  readonly default: Json;
  /** `choice`: a switch or list for everybody. `data`: replaceable component data for a host. */
  readonly role: 'choice' | 'data';
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

/** All options, with the table's wishes over the defaults; or everything wrong with the wishes. */
export function resolveOptions(
  specs: OptionSpecs,
  wishes: unknown,
): { options: JsonObject } | { problems: Problem[] } {
  if (!isPlainObject(wishes))
    return { problems: [{ path: 'options', message: 'must be an object' }] };
  const problems: Problem[] = [];
  for (const key of Object.keys(wishes)) {
    if (Object.hasOwn(specs, key)) continue;
    const known = Object.keys(specs).join(', ');
    const hint = suggestion(key, Object.keys(specs)) || ` Known are: ${known}.`;
    problems.push({ path: `options.${key}`, message: `is not an option of this game.${hint}` });
  }
  const options: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = wishes[key] ?? spec.default;
    problems.push(...check(spec.schema, value, `options.${key}`));
    options[key] = value as Json;
  }
  return problems.length > 0 ? { problems } : { options };
}
