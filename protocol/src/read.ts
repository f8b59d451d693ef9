import * as v from 'valibot';
import { MAX_DEPTH } from './limits.ts';
import type { Problem } from './problems.ts';

/** A schema of requests of this type. */
export type RequestSchema<T> = v.GenericSchema<unknown, T>;

/** The checked value, or a sentence about its first problem. */
export function readAs<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { readonly value: v.InferOutput<S> } | { readonly problem: Problem } {
  if (isDeeperThan(MAX_DEPTH, value)) {
    const sentence = `Lists and objects must not be nested more than ${MAX_DEPTH} deep.`;
    return { problem: { code: 'malformed', sentence } };
  }
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return { value: read.output };
  return { problem: { code: 'malformed', sentence: sentenceOf(read.issues[0]) } };
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const where = path === null ? 'The message' : `The field “${path}”`;
  if (issue.received === 'undefined') return `${where} is missing.`;
  if (issue.kind === 'schema' && issue.type === 'strict_object' && issue.expected === 'never') {
    return `${where} is not known here.`;
  }
  if (issue.message.startsWith('must')) return `${where} ${issue.message}.`;
  return `${where} must be ${inWords(issue.expected ?? 'something else')}, not ${inWords(issue.received)}.`;
}

const WORDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

/** valibot writes `("a" | "b")` and names of types; people write `"a" or "b"`. */
function inWords(type: string): string {
  return WORDS[type] ?? type.replace(/^\((.*)\)$/u, '$1').replaceAll(' | ', ' or ');
}
