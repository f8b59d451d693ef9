import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRetiredWords, readRetiredWords } from '../../scripts/words/retired-words.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/check-words.ts');
const GLOSSARY = `# Glossary

| term | meaning |
| ---- | ------- |
| \`deed\` | not in the table of retired words |

## Retired words

| retired                | use instead |
| ---------------------- | ----------- |
| \`wish\`, \`so many\`  | request     |
| letter (mail)          | e-mail      |

## Fixed names

| name        | where                   | fixed by       |
| ----------- | ----------------------- | -------------- |
| \`oldWish\` | \`engine/src/saved.ts\` | stored matches |
`;

describe('retired words', () => {
  const retired = readRetiredWords(GLOSSARY);
  const countsIn = (source: string, path = 'engine/src/file.ts') =>
    findRetiredWords({ path, source }, retired).map(({ word, count }) => [word, count]);

  test('come from the glossary, those in code only', () => {
    expect(retired).toEqual([
      { word: 'wish', instead: 'request' },
      { word: 'so many', instead: 'request' },
    ]);
    expect(() => readRetiredWords('# Glossary')).toThrow('has no words below “## Retired words”');
  });

  test('are found in identifiers, comments and paths, also twice in a row', () => {
    expect(countsIn('const seatWish = wish;')).toEqual([['wish', 2]]);
    expect(countsIn('class Table { #wish = 1; }')).toEqual([['wish', 1]]);
    expect(countsIn('/** Wish wish: so\n * many. */')).toEqual([
      ['wish', 2],
      ['so many', 1],
    ]);
    expect(countsIn('', 'server/src/wish/seat.ts')).toEqual([['wish', 1]]);
  });

  test('are not found in strings or inside other words', () => {
    expect(countsIn("const wishful = 'wish';")).toEqual([]);
  });
});

describe('the check', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'richtfest-words-'));
    write('docs/glossary.md', GLOSSARY);
    write('engine/src/saved.ts', 'export const stored = { oldWish: 1 };');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  function check() {
    return spawnSync(process.execPath, [SCRIPT, '--root', root], { encoding: 'utf8' });
  }

  test('fails on a retired word and names its replacement', () => {
    expect(check()).toMatchObject({ status: 0, stderr: '' });
    write('engine/src/seat.ts', 'const wish = 1; // so many, so many');
    expect(check()).toMatchObject({
      status: 1,
      stderr:
        'engine/src/seat.ts: 1 × “wish”. Use instead: request.\n' +
        'engine/src/seat.ts: 2 × “so many”. Use instead: request.\n',
    });
  });

  test('lets tests and the listed files use a fixed name, and no other files', () => {
    write('engine/test/saved.test.ts', 'const { oldWish } = stored;');
    expect(check().status).toBe(0);
    write('engine/src/seat.ts', 'stored.oldWish;');
    expect(check().stderr).toBe('engine/src/seat.ts: 1 × “wish”. Use instead: request.\n');
  });

  test('fails if a listed file does not use the fixed name', () => {
    write('engine/src/saved.ts', 'export const stored = {};');
    expect(check().stderr).toBe(
      'docs/glossary.md: engine/src/saved.ts does not use the fixed name “oldWish”; remove it there.\n',
    );
  });
});
