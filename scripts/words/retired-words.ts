import { parseSync } from 'oxc-parser';

/** A word or phrase that the glossary retires. */
export interface RetiredWord {
  readonly word: string;
  readonly instead: string;
}

export interface Find {
  readonly word: string;
  readonly path: string;
  readonly count: number;
}

const HEADING = '## Retired words';

/** Reads the words in `code` from the first column of the glossary's table of retired words. */
export function readRetiredWords(glossary: string): RetiredWord[] {
  const section = glossary.split(HEADING)[1]?.split('\n## ')[0];
  if (section === undefined) throw new Error(`docs/glossary.md has no “${HEADING}”.`);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const words = rows.flatMap((row) => {
    const [, retired = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return [...retired.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => ({ word, instead }));
  });
  if (words.length === 0) throw new Error(`“${HEADING}” in docs/glossary.md lists no words.`);
  return words;
}

/** Counts retired words in a file's path, identifiers and comments, but not in its strings. */
export function findRetiredWords(
  { path, source }: { readonly path: string; readonly source: string },
  retired: readonly RetiredWord[],
): Find[] {
  // Parsing takes most of the time, and few files contain any of the words anywhere.
  const everything = `${path}\n${source}`;
  const possible = retired.filter(({ word }) =>
    new RegExp(word.replaceAll(' ', String.raw`\P{L}*`), 'iu').test(everything),
  );
  if (possible.length === 0) return [];
  // One text, to be searched once for each word. No phrase goes beyond a line.
  const text = [path, ...namesAndComments(path, source)].map(wordsOf).join('\n');
  return possible.flatMap(({ word }) => {
    // The look-ahead leaves the space for a repeated word.
    const phrase = new RegExp(` ${word}(?= )`, 'gu');
    const count = [...text.matchAll(phrase)].length;
    return count === 0 ? [] : [{ word, path, count }];
  });
}

/** `TakeSeatRequest` → ` take seat request `. */
function wordsOf(text: string): string {
  const words = text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return ` ${words.join(' ')} `;
}

function namesAndComments(path: string, source: string): string[] {
  const { program, comments } = parseSync(path, source);
  const names: string[] = [];
  collectNames(program, names);
  return [...names, ...comments.map(({ value }) => value)];
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
