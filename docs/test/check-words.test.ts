import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(() => readRetiredWords('# Glossary')).toThrow('has no “## Retired words”');
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
    write('scripts/words/baseline.json', '{ "engine": { "wish": 1, "so many": 5 } }');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  function check(...options: string[]) {
    return spawnSync(process.execPath, [SCRIPT, '--root', root, ...options], { encoding: 'utf8' });
  }

  test('fails on a retired word beyond the baseline and names its replacement', () => {
    write('engine/src/seat.ts', 'const wish = 1;');
    expect(check().status).toBe(0);
    write('engine/src/table.ts', 'const wish = 2;');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'engine: 2 × “wish”, at most 1 allowed. Use instead: request.\n' +
        '  engine/src/seat.ts: 1\n  engine/src/table.ts: 1\n',
    );
  });

  test('tightens the baseline and never loosens it', () => {
    write('engine/src/seat.ts', 'const wish = 1; const otherWish = 2; // so many');
    expect(check('--tighten').status).toBe(1);
    const baseline = readFileSync(join(root, 'scripts/words/baseline.json'), 'utf8');
    expect(JSON.parse(baseline)).toEqual({ engine: { wish: 1, 'so many': 1 } });
  });
});
