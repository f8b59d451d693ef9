import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../decisions');
const MOST_WORDS = 500;

const decisions = globSync('0*.md', { cwd: FOLDER }).toSorted();
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

test('decisions are numbered and listed in order', () => {
  const listed = [...read('README.md').matchAll(/\]\((0[^)]+)\)/gu)].map(([, file]) => file);
  expect(listed).toEqual(decisions);
});

test.each(decisions)('%s fits on a page', (name) => {
  expect(read(name).split(/\s+/u).length).toBeLessThanOrEqual(MOST_WORDS);
});
