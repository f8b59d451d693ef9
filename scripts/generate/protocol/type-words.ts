import { PROBLEM_CODES } from '@richtfest/protocol';
import type * as v from 'valibot';

/** The few parts of a valibot schema that say in words what a value may be. */
interface Looked {
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

/** What a value that is neither a list nor an object may be, as its own refusals say it. */
export function typeWords(schema: v.GenericSchema): string {
  const { type, literal, options, message, pipe } = schema as unknown as Looked;
  if (type === 'literal') return `\`${JSON.stringify(literal)}\``;
  if (options === PROBLEM_CODES) return 'code of a [problem](#problems)';
  if (type === 'picklist') return (options ?? []).map((each) => `\`"${String(each)}"\``).join(', ');
  const demands = (pipe ?? []).map((action) => demand(action.message));
  const words = [...new Set([demand(message), ...demands])].filter((text) => text !== '');
  const kind = TYPES[type];
  if (kind === undefined) return words.join('; ');
  // “A whole number from 0 on” needs no “number:” before it.
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

/** The words for several of them. */
export function listWords(words: string): string {
  if (/^(?:text|number|event|object)\b/u.test(words)) return words.replace(/^\w+/u, '$&s');
  return words.replace('whole number', 'whole numbers');
}
