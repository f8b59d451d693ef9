import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLACES = ['server/src', 'server/test', 'protocol', 'web/src', 'web/test', 'docs'];
const NUMBER = /\bPR-\d+\b/gu;

/** A title: the first argument of a call, in quotes, before the function that is the test. */
const TITLE = /\(\s*(['`])((?:(?!\1)[^\n])*)\1,\s*(?:async\s*)?(?:\(|function)/gu;

const spec = readFileSync(join(ROOT, 'protocol/SPEC.md'), 'utf8');
const rules = [...spec.matchAll(/^- \*\*(PR-\d+)\*\*/gmu)].map(([, number = '']) => number);

const files = PLACES.flatMap((place) =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.ts', '.tsx', '.md'].includes(extname(name)))
    .filter((name) => !name.includes('node_modules') && !name.endsWith('spec.test.ts'))
    .map((name) => join(place, name)),
);
const texts = new Map(files.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]));

function titlesIn(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title);
}

const proved = new Set(
  [...texts]
    .filter(([name]) => /(?:^|\/)test\//u.test(name))
    .flatMap(([, text]) => titlesIn(text))
    .flatMap((title) => title.match(NUMBER) ?? []),
);

test('the platform rules are numbered in order, without gaps', () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(rules).toEqual(rules.map((_, at) => `PR-${at + 1}`));
});

test.each(rules)('%s is named in the title of a test', (rule) => {
  if (proved.has(rule)) return;
  throw new Error(`name ${rule} in the title of a test that fails when the rule is broken`);
});

test('only platform rules that exist are cited', () => {
  const unknown = [...texts].flatMap(([name, text]) =>
    (text.match(NUMBER) ?? [])
      .filter((number) => !rules.includes(number))
      .map((number) => `${name}: ${number} is not in protocol/SPEC.md`),
  );
  expect(unknown).toEqual([]);
});
