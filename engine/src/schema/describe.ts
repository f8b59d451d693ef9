import type { Json } from '../json.ts';

declare const phantom: unique symbol;

/**
 * A JSON Schema (2020-12, only the keywords below), so the published schemas and the checks here
 * can't differ.
 */
export interface Schema<T = unknown> {
  readonly [phantom]?: T;
  readonly description?: string;
  readonly type?: 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** An annotation: only how often each entry occurs matters. Forms count entries instead. */
  readonly unordered?: true;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  readonly anyOf?: readonly Schema[];
}

export type Described<S> = S extends Schema<infer T> ? T : never;

export const anything: Schema<Json> = {};
export const boolean: Schema<boolean> = { type: 'boolean' };

export function integer(minimum: number, maximum?: number): Schema<number> {
  return maximum === undefined
    ? { type: 'integer', minimum }
    : { type: 'integer', minimum, maximum };
}

export const number: Schema<number> = { type: 'number' };

export function string(
  limits: { pattern?: string; minLength?: number; maxLength?: number } = {},
): Schema<string> {
  return { type: 'string', ...limits };
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Schema<T> {
  return values.length === 1 ? { const: values[0] ?? null } : { enum: values };
}

export function array<T>(
  items: Schema<T>,
  limits: { minItems?: number; maxItems?: number } = {},
): Schema<readonly T[]> {
  return { type: 'array', items, ...limits };
}

/** A list in which only the number of each entry matters. */
export function bag<T>(
  items: Schema<T>,
  limits: { minItems?: number; maxItems?: number } = {},
): Schema<readonly T[]> {
  return { ...array(items, limits), unordered: true };
}

/** An array of fixed length whose entries have schemas of their own. */
export function tuple<const S extends readonly Schema[]>(
  ...entries: S
): Schema<{ readonly [K in keyof S]: Described<S[K]> }> {
  return {
    type: 'array',
    prefixItems: entries,
    minItems: entries.length,
    maxItems: entries.length,
  };
}

export function record<T>(values: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return { type: 'object', additionalProperties: values };
}

export type Fields = Readonly<Record<string, Schema>>;
interface NoFields {
  readonly [key: string]: never;
}
type ObjectOf<R extends Fields, O extends Fields> = {
  readonly [K in keyof R]: Described<R[K]>;
} & { readonly [K in keyof O]?: Described<O[K]> };

/** The same schema for each of these fields, for `object`. */
export function fields<K extends string, T>(
  keys: readonly K[],
  value: Schema<T>,
): Readonly<Record<K, Schema<T>>> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<K, Schema<T>>;
}

/** An object with these fields and no others. */
export function object<R extends Fields, O extends Fields = NoFields>(
  required: R,
  optional?: O,
): Schema<ObjectOf<R, O>> {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

export function anyOf<S extends readonly Schema[]>(...options: S): Schema<Described<S[number]>> {
  return { anyOf: options };
}

export function described<T>(schema: Schema<T>, description: string): Schema<T> {
  return { ...schema, description };
}
