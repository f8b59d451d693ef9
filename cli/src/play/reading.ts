import { type Game, type GameMove, nearest } from '@richtfest/engine';
import { type CliTexts, TABLE_COMMANDS, type TableCommand } from '../texts/index.ts';
import type { Menu, MenuEntry } from './menu.ts';

/** The meaning of a typed line. */
export type Reading =
  | { readonly is: 'nothing' }
  | { readonly is: 'move'; readonly move: GameMove }
  | { readonly is: 'word'; readonly word: TableCommand; readonly argument: string }
  | { readonly is: 'ambiguous'; readonly entries: readonly MenuEntry[] }
  | { readonly is: 'no-such-number'; readonly number: number; readonly last: number }
  /** The beginning of moves that are not legal now. */
  | { readonly is: 'unfinished'; readonly examples: readonly string[] }
  | { readonly is: 'unknown'; readonly near: string | undefined };

export interface ReadingContext {
  readonly game: Game;
  readonly menu: Menu;
  readonly texts: CliTexts;
}

/**
 * Reads a number, a move or a command, or an unambiguous beginning of one. Moves take precedence over
 * commands of the same name; a leading slash always means the command.
 */
export function readLine(line: string, context: ReadingContext): Reading {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return { is: 'nothing' };
  if (/^[/:]/.test(text))
    return readCommand(text.slice(1), context.texts) ?? unknown(text, context);
  return (
    exactMove(text, context.menu) ??
    readCommand(text, context.texts, 'whole') ??
    readMove(text, context) ??
    readCommand(text, context.texts) ??
    unknown(text, context)
  );
}

/** Reads a move, legal or not. */
export function readMove(text: string, { game, menu }: ReadingContext): Reading | undefined {
  const exact = exactMove(text, menu);
  if (exact !== undefined) return exact;
  const entries = beginningWith(text, menu.entries);
  const [only] = entries;
  if (only !== undefined) {
    return entries.length === 1 ? { is: 'move', move: only.move } : { is: 'ambiguous', entries };
  }
  for (const spelling of spellings(text, game)) {
    const move = game.notation.readMove(spelling);
    if (move !== undefined) return { is: 'move', move };
  }
  return undefined;
}

function exactMove(text: string, { entries }: Menu): Reading | undefined {
  if (/^\d+$/.test(text)) {
    const entry = entries[Number(text) - 1];
    if (entry === undefined)
      return { is: 'no-such-number', number: Number(text), last: entries.length };
    return { is: 'move', move: entry.move };
  }
  const same = entries.find(({ notation }) => fold(notation) === fold(text));
  return same === undefined ? undefined : { is: 'move', move: same.move };
}

/** Compares word by word; moves with as many words as typed take precedence over longer ones. */
function beginningWith(text: string, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const typed = fold(text).split(' ');
  const found = entries.filter(({ notation }) => {
    const words = fold(notation).split(' ');
    return typed.length <= words.length && typed.every((part, at) => words[at]?.startsWith(part));
  });
  const sameLength = found.filter(({ notation }) => notation.split(' ').length === typed.length);
  return sameLength.length > 0 ? sameLength : found;
}

/** As typed, in lower case, and with single letters in upper case; the verb may be abbreviated. */
function spellings(text: string, game: Game): string[] {
  const [typed = '', ...rest] = text.toLowerCase().split(' ');
  const verbs = game.notation.moveHelp.map((line) => line.split(' ')[0] ?? '');
  const matching = [...new Set(verbs)].filter((verb) => verb.startsWith(typed));
  const capitals = rest.map((word) => (word.length === 1 ? word.toUpperCase() : word));
  return [
    text,
    ...matching.flatMap((verb) => [[verb, ...rest].join(' '), [verb, ...capitals].join(' ')]),
  ];
}

function readCommand(text: string, texts: CliTexts, match?: 'whole'): Reading | undefined {
  const [typed = '', ...rest] = text.split(' ');
  const argument = rest.join(' ');
  const spelled = (word: TableCommand) => [word, fold(texts.words[word].word)];
  const whole = TABLE_COMMANDS.find((word) => spelled(word).includes(fold(typed)));
  if (whole !== undefined) return { is: 'word', word: whole, argument };
  if (typed === '?') return { is: 'word', word: 'help', argument };
  if (match === 'whole') return undefined;
  const matching = TABLE_COMMANDS.filter((word) =>
    spelled(word).some((spelling) => spelling.startsWith(fold(typed))),
  );
  const [word] = matching;
  return word !== undefined && matching.length === 1 ? { is: 'word', word, argument } : undefined;
}

function unknown(text: string, { game, menu, texts }: ReadingContext): Reading {
  const [first = ''] = fold(text).split(' ');
  const examples = game.notation.moveHelp.filter((line) => fold(line).split(' ')[0] === first);
  if (examples.length > 0) return { is: 'unfinished', examples };
  const verbs = menu.entries.map(({ notation }) => notation.split(' ')[0] ?? '');
  const words = TABLE_COMMANDS.map((word) => texts.words[word].word);
  const notations = menu.entries.map(({ notation }) => notation);
  const near = text.includes(' ')
    ? nearest(text, notations)
    : nearest(first, [...new Set(verbs), ...words]);
  return { is: 'unknown', near };
}

/** Lower case without accents. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
