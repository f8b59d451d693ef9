import { shortJson } from './json.ts';
import { nearest, suggestion } from './nearest.ts';

/** A problem and its place: `options.pots.door[2] must be at most 9, not 12`. */
export interface Problem {
  readonly path: string;
  readonly message: string;
  /**
   * A problem that players see in their language: its text is in `OptionText.problems` or, if data
   * can't be read, in `problemTexts`.
   */
  readonly code?: string;
  /** The numbers and words of that text. */
  readonly values?: Readonly<Record<string, number | string>>;
}

export function problemText(problem: Problem): string {
  return `${problem.path === '' ? 'it' : problem.path} ${problem.message}`;
}

export function mustBe(path: string, what: string, value: unknown): Problem[] {
  const values = { want: what, actual: show(value) };
  return [{ path, message: `must be ${what}, not ${show(value)}`, code: 'must-be', values }];
}

const TYPE_NAMES = {
  there: 'there',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
} as const;

export function wrongType(path: string, type: keyof typeof TYPE_NAMES, value: unknown): Problem[] {
  const message = `must be ${TYPE_NAMES[type]}, not ${show(value)}`;
  return [{ path, message, code: 'type', values: { type, actual: show(value) } }];
}

const LIMITS = {
  least: (limit: number) => `at least ${limit}`,
  most: (limit: number) => `at most ${limit}`,
  shortest: (limit: number) => `at least ${limit} characters long`,
  longest: (limit: number) => `at most ${limit} characters long`,
} as const;

export function beyond(
  path: string,
  [code, limit]: readonly [keyof typeof LIMITS, number],
  value: unknown,
): Problem[] {
  const message = `must be ${LIMITS[code](limit)}, not ${show(value)}`;
  return [{ path, message, code, values: { limit, actual: show(value) } }];
}

/** A value that is none of these; a misspelled word gets a suggestion. */
export function notAmong(
  path: string,
  allowed: readonly unknown[],
  { value, words }: { readonly value: unknown; readonly words: readonly string[] },
): Problem {
  const isWord = typeof value === 'string';
  const hint = isWord ? suggestion(value, words) : '';
  const message = withHint(`must be ${alternatives(allowed)}, not ${show(value)}`, hint);
  const want = allowed.map(show).join(' / ');
  const values = { want, actual: show(value), ...(isWord ? hintFor(value, words) : {}) };
  return { path, message, code: 'must-be', values };
}

export function hintFor(word: string, words: readonly string[]): { readonly hint?: string } {
  const hint = nearest(word, words);
  return hint === undefined ? {} : { hint };
}

/** With a hint, two sentences; otherwise without a full stop, to be part of a sentence. */
export function withHint(message: string, hint: string): string {
  return hint === '' ? message : `${message}.${hint}`;
}

export function alternatives(values: readonly unknown[]): string {
  return values.map(show).join(' or ');
}

/** A value as it fits into a sentence. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing';
  return shortJson(value, 60);
}
