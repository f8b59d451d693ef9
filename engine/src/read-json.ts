import type { Json } from './json.ts';

/** How deep lists and objects may be nested, far more than any of our data. */
export const MAX_JSON_DEPTH = 32;

/** A position in a text, counted from 1 as editors do. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Why a text is not accepted as JSON. */
export type JsonProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'syntax'; readonly message: string; readonly place?: TextPlace }
  | {
      readonly kind: 'too-deep' | 'duplicate-key';
      /** `options.pots.door[2]` */
      readonly path: string;
      readonly place: TextPlace;
    };

export type ReadJson = { readonly value: Json } | { readonly problem: JsonProblem };

/**
 * Reads untrusted JSON from files, lines and messages. Unlike `JSON.parse` it refuses values nested
 * so deeply that a recursive function would overflow the stack, and objects with duplicate keys, of
 * which `JSON.parse` silently drops the first.
 */
export function readJson(given: string): ReadJson {
  // Some editors put a byte order mark before the first character.
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given;
  const { depth, colons } = structureOf(text);
  const deep = depth > MAX_JSON_DEPTH ? findFlaw(text) : undefined;
  if (deep?.kind === 'too-deep') return { problem: located(deep, text) };
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch (error) {
    return { problem: text.trim() === '' ? { kind: 'empty' } : syntaxProblem(error, text) };
  }
  // Of keys that are named twice, only one is left.
  const flaw = colons > keysIn(value) ? findFlaw(text) : undefined;
  if (flaw !== undefined) return { problem: located(flaw, text) };
  // JSON.parse turns 1e999 into an infinity, which JSON can't represent.
  const huge = /[eE]\+?\d{3}|\d{309}/.test(text) ? pathOfInfinity(value) : undefined;
  if (huge === undefined) return { value };
  const what = huge === '' ? 'the number' : `the number at ${huge}`;
  return { problem: { kind: 'syntax', message: `${what} is too large` } };
}

/** Continues a sentence that begins with the name of the input: `is not JSON: …`. */
export function jsonProblemText(problem: JsonProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'is empty; it should hold JSON';
    case 'syntax': {
      const { message, place } = problem;
      return `is not JSON: ${message}${place === undefined ? '' : ` (${placeText(place)})`}`;
    }
    case 'too-deep':
      return `is nested more than ${MAX_JSON_DEPTH} levels deep at ${problem.path} (${placeText(problem.place)})`;
    case 'duplicate-key':
      return `names ${problem.path} twice (${placeText(problem.place)}); keep one of them`;
  }
}

function placeText({ line, column }: TextPlace): string {
  return `line ${line}, column ${column}`;
}

const QUOTE = 0x22;
const COLON = 0x3a;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** How deep a text is nested and how many keys it names; it need not be valid JSON. */
function structureOf(text: string): { readonly depth: number; readonly colons: number } {
  let open = 0;
  let depth = 0;
  let colons = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COLON) colons++;
    else if (code === OPENING_BRACE || code === OPENING_BRACKET) depth = Math.max(depth, ++open);
    else if (code === CLOSING_BRACE || code === CLOSING_BRACKET) open = Math.max(0, open - 1);
  }
  return { depth, colons };
}

/** The number of keys of all objects in a value. */
function keysIn(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  let count = Array.isArray(value) ? 0 : members.length;
  for (const member of members) count += keysIn(member);
  return count;
}

interface Flaw {
  readonly kind: 'too-deep' | 'duplicate-key';
  readonly path: string;
  readonly position: number;
}

function located({ kind, path, position }: Flaw, text: string): JsonProblem {
  return { kind, path, place: placeAt(text, position) };
}

/** An object or a list that has been opened and not yet closed. */
interface Level {
  /** Undefined for a list. */
  readonly keys: Set<string> | undefined;
  key: string;
  index: number;
  expectsKey: boolean;
}

/**
 * Where a text is nested too deeply, else its first duplicate key. The text need not be valid JSON.
 * It is scanned once, without recursion.
 */
function findFlaw(text: string): Flaw | undefined {
  const levels: Level[] = [];
  let duplicate: Flaw | undefined;
  for (let at = 0; at < text.length; at++) {
    const level = levels.at(-1);
    switch (text.charAt(at)) {
      case '{':
      case '[': {
        if (levels.length === MAX_JSON_DEPTH) {
          return { kind: 'too-deep', path: pathTo(levels), position: at };
        }
        const keys = text[at] === '{' ? new Set<string>() : undefined;
        levels.push({ keys, key: '', index: 0, expectsKey: keys !== undefined });
        break;
      }
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level === undefined) break;
        level.index++;
        level.expectsKey = level.keys !== undefined;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (level?.expectsKey === true) {
          const isNew = enterKey(level, text.slice(at, end + 1));
          if (!isNew) {
            duplicate ??= { kind: 'duplicate-key', path: pathTo(levels), position: at };
          }
        }
        at = end;
        break;
      }
    }
  }
  return duplicate;
}

/** Returns false if the object already has the key. */
function enterKey(level: Level, quoted: string): boolean {
  level.expectsKey = false;
  level.key = unquoted(quoted);
  const isNew = level.keys?.has(level.key) !== true;
  level.keys?.add(level.key);
  return isNew;
}

/** Two spellings with different escapes are the same key. */
function unquoted(text: string): string {
  if (!text.includes('\\')) return text.slice(1, -1);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text;
  }
}

/** The position of the closing quote, or the end of the text if there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

function pathOfInfinity(value: Json, path = ''): string | undefined {
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const inner = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = pathOfInfinity(member, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LONGEST_PATH = 80;

function pathTo(levels: readonly Level[]): string {
  let path = '';
  for (const { keys, key, index } of levels) {
    if (keys === undefined) path += `[${index}]`;
    else path += path === '' ? key : `.${key}`;
  }
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH - 1)}…` : path;
}

/** JavaScript engines word their messages differently; most name a position. */
function syntaxProblem(error: unknown, text: string): JsonProblem {
  const raw = error instanceof Error ? error.message : String(error);
  if (/end of JSON input|end of data/.test(raw)) {
    return { kind: 'syntax', message: 'it ends too early', place: placeAt(text, text.length) };
  }
  const what = raw
    .replace(/^JSON(?:\.parse: | Parse error: )/, '')
    .replace(/ (?:in JSON )?at (?:position|line) \d+.*$/s, '')
    .replace(/, (?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '');
  const message = `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  const position = positionNamed(raw) ?? positionOfOddWord(text);
  return {
    kind: 'syntax',
    message,
    ...(position === undefined ? {} : { place: placeAt(text, position) }),
  };
}

function positionNamed(message: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return position === undefined ? undefined : Number(position);
}

/** The first unquoted word that is not JSON, the most likely mistake. */
function positionOfOddWord(text: string): number | undefined {
  const word = /[^\s[\]{},:"]+/y;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') at = endOfString(text, at);
    word.lastIndex = at;
    const [found] = word.exec(text) ?? [];
    if (found === undefined) continue;
    if (!/^(?:true|false|null|-?\d[\d.eE+-]*)$/.test(found)) return at;
    at += found.length - 1;
  }
  return undefined;
}

function placeAt(text: string, position: number): TextPlace {
  const before = text.slice(0, position);
  return { line: before.split('\n').length, column: position - before.lastIndexOf('\n') };
}
