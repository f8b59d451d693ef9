import type { Json } from '../json.ts';
import { suggestion } from '../nearest.ts';
import {
  type Problem,
  alternatives,
  beyond,
  hintFor,
  mustBe,
  notAmong,
  show,
  withHint,
  wrongType,
} from '../problem.ts';
import { type Schema, anything } from './describe.ts';

/** All problems with a value; empty if it fits. */
export function check(schema: Schema, value: unknown, path = ''): Problem[] {
  if (schema.anyOf !== undefined) return checkAnyOf(schema.anyOf, value, path);
  if (schema.const !== undefined && value !== schema.const) {
    const values = { want: show(schema.const), actual: show(value) };
    return [
      { path, message: `must be ${values.want}, not ${values.actual}`, code: 'must-be', values },
    ];
  }
  if (schema.enum !== undefined && !schema.enum.includes(value as Json)) {
    const words = schema.enum.filter((entry) => typeof entry === 'string');
    return [notAmong(path, schema.enum, { value, words })];
  }
  if (schema.type === undefined) return value === undefined ? wrongType(path, 'there', value) : [];
  switch (schema.type) {
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrongType(path, 'boolean', value);
    case 'integer':
      return Number.isSafeInteger(value)
        ? checkNumber(schema, value as number, path)
        : wrongType(path, 'integer', value);
    case 'number':
      return Number.isFinite(value)
        ? checkNumber(schema, value as number, path)
        : wrongType(path, 'number', value);
    case 'string':
      return typeof value === 'string'
        ? checkString(schema, value, path)
        : wrongType(path, 'string', value);
    case 'array':
      return Array.isArray(value)
        ? checkArray(schema, value, path)
        : wrongType(path, 'array', value);
    case 'object':
      return isPlainObject(value)
        ? checkObject(schema, value, path)
        : wrongType(path, 'object', value);
  }
}

export function fits<T>(schema: Schema<T>, value: unknown): value is T {
  return check(schema, value).length === 0;
}

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkNumber(schema: Schema, value: number, path: string): Problem[] {
  const { minimum, maximum } = schema;
  if (minimum !== undefined && value < minimum) return beyond(path, ['least', minimum], value);
  if (maximum !== undefined && value > maximum) return beyond(path, ['most', maximum], value);
  return [];
}

function checkString(schema: Schema, value: string, path: string): Problem[] {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  if (value.length < minLength) return beyond(path, ['shortest', minLength], value);
  if (value.length > maxLength) return beyond(path, ['longest', maxLength], value);
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return mustBe(path, schema.description ?? `written like ${pattern}`, value);
  }
  return [];
}

function checkArray(schema: Schema, value: readonly unknown[], path: string): Problem[] {
  const { items = anything, prefixItems = [], minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) {
    const isShort = value.length < minItems;
    const want = isShort ? minItems : maxItems;
    const bound = minItems === maxItems ? 'exactly' : isShort ? 'at least' : 'at most';
    const noun = want === 1 ? 'entry' : 'entries';
    const message = `must have ${bound} ${want} ${noun}, not ${value.length}`;
    const values = { want, actual: value.length, bound };
    return [{ path, message, code: 'entries', values }];
  }
  return value.flatMap((entry, at) => check(prefixItems[at] ?? items, entry, `${path}[${at}]`));
}

function checkObject(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): Problem[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const problems: Problem[] = [];
  for (const key of required) {
    if (value[key] !== undefined) continue;
    const message = `lacks the field “${key}”`;
    problems.push({ path, message, code: 'missing-field', values: { field: key } });
  }
  for (const [key, member] of Object.entries(value)) {
    const field = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (field === false) {
      const known = Object.keys(properties);
      const message = withHint(`has an unknown field “${key}”`, suggestion(key, known));
      const values = { field: key, ...hintFor(key, known) };
      problems.push({ path, message, code: 'unknown-field', values });
    } else if (field !== undefined && member !== undefined) {
      problems.push(...check(field, member, path === '' ? key : `${path}.${key}`));
    }
  }
  return problems;
}

/**
 * Reports the problems of the alternative whose fixed fields match, else lists all alternatives.
 */
function checkAnyOf(options: readonly Schema[], value: unknown, path: string): Problem[] {
  const tagged = taggedOption(options, value);
  if (tagged !== undefined) return check(tagged, value, path);
  const meant = options.find((option) => isMeant(option, value));
  const problems = meant === undefined ? undefined : check(meant, value, path);
  if (problems?.length === 0) return problems;
  if (options.some((option) => option !== meant && fits(option, value))) return [];
  if (problems !== undefined) return problems;
  const tag = commonTag(options);
  if (tag !== undefined && isPlainObject(value)) {
    const tags = options.map((option) => option.properties?.[tag]?.const as string);
    const inner = path === '' ? tag : `${path}.${tag}`;
    return [notAmong(inner, tags, { value: value[tag], words: tags })];
  }
  return mustBe(path, options.map(shape).join(' or '), value);
}

interface Tags {
  readonly tag: string;
  readonly options: ReadonlyMap<unknown, Schema>;
}

// Caches the tag of each list of alternatives, since long lists are checked often.
const knownTags = new WeakMap<readonly Schema[], Tags | 'none'>();

/** The only alternative that can fit, found by a tag that all alternatives have. */
function taggedOption(options: readonly Schema[], value: unknown): Schema | undefined {
  if (!isPlainObject(value)) return undefined;
  let tags = knownTags.get(options);
  if (tags === undefined) {
    const tag = commonTag(options);
    const byTag = new Map(options.map((option) => [option.properties?.[tag ?? '']?.const, option]));
    tags = tag === undefined || byTag.size < options.length ? 'none' : { tag, options: byTag };
    knownTags.set(options, tags);
  }
  return tags === 'none' ? undefined : tags.options.get(value[tags.tag]);
}

function commonTag(options: readonly Schema[]): string | undefined {
  const first = Object.keys(options[0]?.properties ?? {});
  return first.find((key) =>
    options.every((option) => option.properties?.[key]?.const !== undefined),
  );
}

function isMeant(option: Schema, value: unknown): boolean {
  if (!isPlainObject(value) || option.properties === undefined) {
    return option.type !== undefined && option.type === typeName(value);
  }
  const tags = Object.entries(option.properties).filter(([, field]) => field.const !== undefined);
  return tags.length > 0
    ? tags.every(([key, field]) => value[key] === field.const)
    : (option.required ?? []).every((key) => value[key] !== undefined);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}

/** Describes the values that fit: `true or false`, `"lot" or a whole number from 0 to 4`. */
export function expectation(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map(expectation).join(' or ');
  const { minimum, maximum } = schema;
  if (schema.type !== 'integer' || minimum === undefined) return shape(schema);
  return `a whole number ${maximum === undefined ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`}`;
}

function shape(schema: Schema): string {
  if (schema.const !== undefined) return show(schema.const);
  if (schema.enum !== undefined) return alternatives(schema.enum);
  const names = {
    array: 'a list',
    object: 'an object',
    string: 'a text',
    boolean: 'true or false',
  };
  const type = schema.type ?? 'object';
  return type === 'integer' || type === 'number' ? 'a number' : names[type];
}
