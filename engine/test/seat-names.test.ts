import { expect, test } from 'vitest';
import { cleanText, distinctName, distinctNames, isBlank, nameProblem } from '../src/index.ts';

const EMPTY = [
  '\u3164',
  '\u200b',
  '\u2800',
  '\ufeff',
  '\u00ad',
  '\u115f\u1160',
  '\uffa0',
  '\u0301\u0302',
  '\u200d\ufe0f',
  '\u{1d159}',
  '\u{e0041}',
  '...',
  '',
];

test('a name contains a letter, a number, a symbol or an emoji', () => {
  for (const text of EMPTY) expect([text, nameProblem(text)]).toEqual([text, 'not-shown']);
  const shown = ['Anna', 'Ζωή', '안나', 'あんな', '7', '★', '👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'क्षि', 'علی‌رضا'];
  for (const text of shown) expect([text, nameProblem(text)]).toEqual([text, undefined]);
  for (const text of ['An\u202ena', 'An\u061cna', 'An\u2066na', 'An\u0007na']) {
    expect([text, nameProblem(text)]).toEqual([text, 'controls']);
  }
});

test('a text without visible characters is blank', () => {
  expect(EMPTY.filter((text) => !isBlank(text))).toEqual(['\u0301\u0302', '...']);
});

test('stray invisible characters are removed, those that shape letters and emoji stay', () => {
  expect(cleanText('  A\u200bn\u00adn\ufeffa \n B. ')).toBe('Anna B.');
  expect(cleanText('Zoe\u0308')).toBe('Zoë');
  for (const text of ['👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', 'علی‌رضا']) expect(cleanText(text)).toBe(text);
});

test('the later of two names that look the same gets a number', () => {
  expect(distinctNames(['Anna', 'Ben', 'anna', 'Ａｎｎａ', 'An\u200dna'])).toEqual([
    'Anna',
    'Ben',
    'anna 2',
    'Ａｎｎａ 3',
    'An\u200dna 4',
  ]);
  expect(distinctName('Anna 2', ['Anna', 'Anna 2'])).toBe('Anna 3');
  expect(distinctName('STRASSE', ['Straße'])).toBe('STRASSE 2');
  expect(distinctName('Anna', ['Ann'])).toBe('Anna');
});

test('a number fits into the length of a name', () => {
  const long = 'x'.repeat(24);
  expect(distinctName(long, [long], 24)).toBe(`${'x'.repeat(22)} 2`);
  const emoji = '👍'.repeat(24);
  expect(Array.from(distinctName(emoji, [emoji], 24))).toHaveLength(24);
});
