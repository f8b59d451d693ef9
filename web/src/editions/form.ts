import { type Json, type JsonObject, type Schema, check, isEqualJson } from '@richtfest/engine';

/** The place of a value within component data. */
export type Path = readonly (string | number)[];

/** The control of a value, which follows from its schema. */
export type Control =
  | { readonly is: 'group'; readonly keys: readonly string[] }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'switch' }
  | { readonly is: 'word'; readonly words: readonly Json[] }
  /** A list in which only the number of each entry matters. */
  | { readonly is: 'counts'; readonly entries: Schema; readonly total: Total }
  /** A choice of several words. */
  | { readonly is: 'several'; readonly words: readonly Json[]; readonly total: Total }
  | { readonly is: 'list'; readonly total: Total }
  | { readonly is: 'either'; readonly schemas: readonly Schema[] };

/** The allowed length of a list. */
export interface Total {
  readonly least: number;
  readonly most: number;
}

/** A word of a schema as a step of a path. */
export function stepOf(word: Json): string {
  return typeof word === 'string' ? word : JSON.stringify(word);
}

export function controlOf(schema: Schema): Control {
  const words = wordsOf(schema);
  if (words !== undefined) return { is: 'word', words };
  if (schema.anyOf !== undefined) return { is: 'either', schemas: schema.anyOf };
  switch (schema.type) {
    case 'boolean':
      return { is: 'switch' };
    case 'integer':
    case 'number':
      return { is: 'number', ...rangeOf(schema) };
    case 'array':
      return listControl(schema);
    case 'object':
      return { is: 'group', keys: Object.keys(schema.properties ?? {}) };
    case 'string':
    case undefined:
      break;
  }
  throw new RangeError('component data of this kind has no form');
}

function listControl(schema: Schema): Control {
  const { items = {}, minItems: least = 0, maxItems: most = Number.MAX_SAFE_INTEGER } = schema;
  const total = { least, most };
  if (schema.unordered === true) return { is: 'counts', entries: items, total };
  const words = wordsOf(items);
  // Fixed places have words of their own; otherwise each word is there or not.
  if (words !== undefined && least !== most) return { is: 'several', words, total };
  return { is: 'list', total };
}

function wordsOf(schema: Schema): readonly Json[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function rangeOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): Total {
  return { least: minimum, most: maximum };
}

/** The schema of a part of a value. */
export function schemaAt(schema: Schema, key: string | number): Schema {
  const part =
    typeof key === 'number'
      ? (schema.prefixItems?.[key] ?? schema.items)
      : schema.properties?.[key];
  return part ?? {};
}

/** The value with one part replaced. */
export function withPart(value: Json, key: string | number, part: Json): Json {
  if (Array.isArray(value)) return value.map((each: Json, at) => (at === key ? part : each));
  return { ...(value as JsonObject), [key]: part };
}

export function partOf(value: Json, key: string | number): Json {
  const part = (value as Readonly<Record<string | number, Json>>)[key];
  if (part === undefined) throw new RangeError(`there is no ${key}`);
  return part;
}

/** The entries that a list of counts offers: all words, or numbers up to one more than there is. */
export function countedEntries(entries: Schema, list: readonly Json[]): readonly Json[] {
  const words = wordsOf(entries);
  if (words !== undefined) return words;
  const { least, most } = rangeOf(entries);
  const highest = Math.min(most, Math.max(least, ...list.map(Number)) + 1);
  return Array.from({ length: highest - least + 1 }, (_, step) => least + step);
}

/** The list with this number of an entry, in ascending order; or the standard list, if it is that. */
export function withCount(
  list: readonly Json[],
  { entry, count }: { readonly entry: Json; readonly count: number },
  { entries, standard }: { readonly entries: Schema; readonly standard: Json },
): readonly Json[] {
  const words = wordsOf(entries);
  const rank = (each: Json) => (words === undefined ? Number(each) : words.indexOf(each));
  const sorted = (all: readonly Json[]) => all.toSorted((a, b) => rank(a) - rank(b));
  const others = list.filter((each) => each !== entry);
  const next = sorted([...others, ...Array.from({ length: count }, () => entry)]);
  return Array.isArray(standard) && isEqualJson(sorted(standard), next) ? standard : next;
}

export function countOf(list: readonly Json[], entry: Json): number {
  return list.filter((each) => each === entry).length;
}

/** The words with one of them chosen or not, in the order of the schema. */
export function withWord(
  words: readonly Json[],
  chosen: readonly Json[],
  { word, isChosen, standard }: { word: Json; isChosen: boolean; standard: Json },
): readonly Json[] {
  const next = words.filter((each) => (each === word ? isChosen : chosen.includes(each)));
  const isStandard =
    Array.isArray(standard) &&
    standard.length === next.length &&
    standard.every((each: Json) => next.includes(each));
  return isStandard ? (standard as readonly Json[]) : next;
}

/** The alternative that a value belongs to. */
export function alternativeOf(schemas: readonly Schema[], value: Json): number {
  const fitting = schemas.findIndex((schema) => check(schema, value).length === 0);
  if (fitting >= 0) return fitting;
  return Math.max(
    0,
    schemas.findIndex(({ type }) => (type === 'array') === Array.isArray(value)),
  );
}

/** Whether a control takes one line. */
export function isSimple({ is }: Control): boolean {
  return is === 'number' || is === 'switch' || is === 'word';
}

/** What is wrong with the length of a list; undefined if nothing is. */
export function lengthProblem(
  list: readonly Json[],
  { least, most }: Total,
): { readonly wanted: number; readonly actual: number; readonly is: Bound } | undefined {
  const { length: actual } = list;
  if (actual >= least && actual <= most) return undefined;
  if (least === most) return { is: 'exactly', wanted: least, actual };
  return actual < least
    ? { is: 'at-least', wanted: least, actual }
    : { is: 'at-most', wanted: most, actual };
}

export type Bound = 'exactly' | 'at-least' | 'at-most';

/** The simplest value of a schema, for a new entry of a list and for another alternative. */
export function blankOf(schema: Schema): Json {
  const control = controlOf(schema);
  switch (control.is) {
    case 'group':
      return Object.fromEntries(control.keys.map((key) => [key, blankOf(schemaAt(schema, key))]));
    case 'number':
      return control.least;
    case 'switch':
      return false;
    case 'word':
      return control.words[0] ?? '';
    case 'either':
      return blankOf(control.schemas[0] ?? {});
    case 'several':
      return control.words.slice(0, control.total.least);
    case 'counts':
    case 'list':
      return Array.from({ length: control.total.least }, (_, at) => blankOf(schemaAt(schema, at)));
  }
}
