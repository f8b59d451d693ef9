import { LANGUAGES } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { allDiffer } from '../../../testkit/test/words.ts';
import { type Message, saidMessage, textsFor } from '../../src/notices/notice-texts.ts';

const HOUR = 60 * 60_000;

test.each<{ message: Message; parts: readonly (string | RegExp)[] }>([
  { message: { is: 'turn' }, parts: [] },
  {
    message: { is: 'turn', msLeft: 23 * HOUR },
    parts: [/You have 23 hours\.$/, /Du hast 23 Stunden Zeit\.$/, /Je hebt 23 uur de tijd\.$/],
  },
  { message: { is: 'turn', msLeft: 72 * HOUR }, parts: [/3 days/, /3 Tage/, /3 dagen/] },
  { message: { is: 'late' }, parts: [] },
  { message: { is: 'waiting', name: 'Ann' }, parts: [/^Ann /, /^Ann /, /^Ann /] },
])('$message has a text in each language', ({ message, parts }) => {
  const texts = LANGUAGES.map((language) => saidMessage(message, language));
  expect(allDiffer(texts)).toBe(true);
  for (const [at, sentence] of texts.entries()) {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).toMatch(parts[at] ?? sentence);
  }
});

test('the time left is omitted in the last hour', () => {
  expect(saidMessage({ is: 'turn', msLeft: HOUR - 1 }, 'en')).toBe('It is your turn.');
});

test('an e-mail names the table, and who asked for it at which game, in each language', () => {
  const texts = LANGUAGES.map(textsFor);
  expect(texts.map(({ table }) => table('BCDFGH'))).toEqual([
    'Table BCDFGH',
    'Tisch BCDFGH',
    'Tafel BCDFGH',
  ]);
  const asked = texts.map(({ confirmText }) => confirmText('Dream Home', 'Ann'));
  expect(allDiffer(asked)).toBe(true);
  for (const sentence of asked) expect(sentence).toMatch(/^Ann .*[“„]Dream Home[”“].*:$/u);
});
