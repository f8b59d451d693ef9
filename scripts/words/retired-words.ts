import { parseSync } from 'oxc-parser';

/** A word or phrase that the glossary retires. */
export interface RetiredWord {
  readonly word: string;
  readonly instead: string;
}

/** An identifier with a retired word that messages, stored data or a standard fix. */
export interface FixedName {
  readonly name: string;
  /** The files that may use it; tests may as well. */
  readonly paths: readonly string[];
}

export interface Find {
  readonly word: string;
  readonly path: string;
  readonly count: number;
}

interface SourceFile {
  readonly path: string;
  readonly source: string;
}

const RETIRED = '## Retired words';
const FIXED = '## Fixed names';

/** Reads the words in `code` from the first column of the glossary's table of retired words. */
export function readRetiredWords(glossary: string): RetiredWord[] {
  const words = rowsBelow(RETIRED, glossary).flatMap(([retired = '', instead = '']) =>
    codeIn(retired).map((word) => ({ word, instead })),
  );
  if (words.length === 0) throw new Error(`docs/glossary.md has no words below “${RETIRED}”.`);
  return words;
}

export function readFixedNames(glossary: string): FixedName[] {
  return rowsBelow(FIXED, glossary).flatMap(([names = '', where = '']) =>
    codeIn(names).map((name) => ({ name, paths: codeIn(where) })),
  );
}

/** The cells of each row of the table below a heading. */
function rowsBelow(heading: string, glossary: string): string[][] {
  const section = glossary.split(`${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  );
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, code = '']) => code);
}

/** Counts retired words in a file's path, identifiers and comments, but not in its strings. */
export function findRetiredWords(
  { path, source }: SourceFile,
  retired: readonly RetiredWord[],
  fixed: readonly FixedName[] = [],
): Find[] {
  // Parsing takes most of the time, and few files contain any of the words anywhere.
  const everything = `${path}\n${source}`;
  const possible = retired.filter(({ word }) =>
    new RegExp(word.replaceAll(' ', String.raw`\P{L}*`), 'iu').test(everything),
  );
  if (possible.length === 0) return [];
  const { names, comments } = namesAndComments({ path, source });
  const free = names.filter((name) => !fixed.some((each) => mayUse(path, name, each)));
  // One text, to be searched once for each word. No phrase goes beyond a line.
  const text = [path, ...free, ...comments].map(wordsOf).join('\n');
  return possible.flatMap(({ word }) => {
    // The look-ahead leaves the space for a repeated word.
    const phrase = new RegExp(` ${word}(?= )`, 'gu');
    const count = [...text.matchAll(phrase)].length;
    return count === 0 ? [] : [{ word, path, count }];
  });
}

function mayUse(path: string, name: string, fixed: FixedName): boolean {
  return fixed.name === name && (fixed.paths.includes(path) || path.includes('/test/'));
}

/** `TakeSeatRequest` → ` take seat request `. */
function wordsOf(text: string): string {
  const words = text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return ` ${words.join(' ')} `;
}

function namesAndComments({ path, source }: SourceFile) {
  const { program, comments } = parseSync(path, source);
  const names: string[] = [];
  collectNames(program, names);
  return { names, comments: comments.map(({ value }) => value) };
}

const NAMED = new Set(['Identifier', 'PrivateIdentifier', 'JSXIdentifier']);

function collectNames(node: unknown, names: string[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collectNames(each, names);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, name } = node as { readonly type?: unknown; readonly name?: unknown };
  if (typeof type === 'string' && NAMED.has(type) && typeof name === 'string') names.push(name);
  for (const child of Object.values(node)) collectNames(child, names);
}
