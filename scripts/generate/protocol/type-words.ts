import { PROBLEM_CODES } from '@richtfest/protocol';
import type * as v from 'valibot';

/** The parts of a valibot schema that describe a value. */
interface DescribedSchema {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly message?: unknown;
  readonly value?: unknown;
  readonly pipe?: readonly Action[];
}

interface Action {
  readonly type: string;
  readonly message?: unknown;
}

const TYPES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'number',
  string: 'text',
  unknown: 'anything',
};

/** Describes a value that is neither a list nor an object, in the words of its error messages. */
export function typeWords(schema: v.GenericSchema): string {
  const { type, literal, options, message, pipe } = schema as unknown as DescribedSchema;
  if (type === 'literal') return `\`${JSON.stringify(literal)}\``;
  if (options === PROBLEM_CODES) return '[error code](#errors)';
  if (type === 'picklist') return (options ?? []).map((each) => `\`"${String(each)}"\``).join(', ');
  const demands = (pipe ?? []).map((action) => demand(action.message));
  const words = [...new Set([demand(message), ...demands])].filter((text) => text !== '');
  const kind = TYPES[type];
  if (kind === undefined) return words.join('; ');
  // “whole number from 0 on” already says that it is a number.
  if (kind === 'number' && words.length > 0) return words.join('; ');
  return words.length === 0 ? kind : `${kind}: ${words.join('; ')}`;
}

/** `must be at most 64 characters long` → `at most 64 characters long`. */
function demand(message: unknown): string {
  if (typeof message !== 'string') return '';
  return message
    .replace(/^must not be /u, 'not ')
    .replace(/^must not have /u, 'without ')
    .replace(/^must be (?:an? )?/u, '')
    .replace(/^must have /u, '')
    .replace('_ and -', '`_` and `-`');
}

/** The plural. */
export function listWords(words: string): string {
  if (/^(?:text|number|event|object)\b/u.test(words)) return words.replace(/^\w+/u, '$&s');
  return words.replace('whole number', 'whole numbers');
}
