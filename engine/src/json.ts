/** A value that JSON can represent. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * Writes equal values as equal texts: keys sorted, no white space, `undefined` members omitted.
 * Throws for values that JSON can't represent, such as NaN.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') {
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`canonical JSON has no ${value}`);
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value);
  throw new TypeError(`canonical JSON has no ${typeof value}`);
}

function canonicalObject(value: object): string {
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

export function isEqualJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

/** A deep copy of plain data. */
export function cloneJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  const members = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(members)) copy[key] = cloneJson(members[key]);
  return copy as T;
}

/**
 * A value as it fits into a sentence, truncated after `length` characters. It stops there and never
 * walks through a large or deeply nested value.
 */
export function shortJson(value: unknown, length: number): string {
  let text = '';
  const write = (part: unknown): void => {
    // Every level opens with a bracket, so the depth is bounded by the length.
    if (text.length > length) return;
    if (typeof part !== 'object' || part === null) {
      text += scalarText(part, length);
      return;
    }
    const isList = Array.isArray(part);
    text += isList ? '[' : '{';
    let isFirst = true;
    for (const key in part) {
      if (text.length > length) return;
      const member: unknown = (part as Record<string, unknown>)[key];
      if (member === undefined || !Object.hasOwn(part, key)) continue;
      text += `${isFirst ? '' : ','}${isList ? '' : `${scalarText(key, length)}:`}`;
      isFirst = false;
      write(member);
    }
    text += isList ? ']' : '}';
  };
  write(value);
  return text.length > length ? `${text.slice(0, length - 3)}…` : text;
}

function scalarText(value: unknown, length: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, length + 1));
  // JSON has no infinity, but reads 1e999 as one.
  return String(value);
}
