import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { LANGUAGES, byLanguage } from '@richtfest/engine';
import { expect, test } from 'vitest';

/** Files of texts, and the catalog, which names each game in every language. */
const TEXTS = /\/texts\/|(?:^|[/-])texts\.ts$|^games\/catalog\/src\/index\.ts$/;
const TESTS = /(?:^|\/)(?:test|bench)\//;

test('only the list of languages and texts name every language', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.css', '*.html'], {
    encoding: 'utf8',
  }).split('\n');
  const naming = files
    .filter((file) => file !== '' && !TEXTS.test(file) && !TESTS.test(file))
    .filter((file) => namesEveryLanguage(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});

test.each([
  'const names = { en: id, de: id, nl: id };',
  'export const texts = { en, de, nl };',
  "const languages = ['en', 'de', 'nl'];",
  'const NAME = /imprint.(?:en|de|nl).txt/;',
  ":root[lang='en'], :root[lang='de'], :root[lang='nl'] {}",
])('“%s” names every language', (code) => {
  expect(namesEveryLanguage(code)).toBe(true);
});

/** As a key, a variable, a string or in a regular expression. */
function namesEveryLanguage(code: string): boolean {
  const named = byLanguage((language) => new RegExp(`(?<![\\w.$-])${language}['"]?\\s*[:,|)}\\]]`));
  return LANGUAGES.every((language) => named[language].test(code));
}
