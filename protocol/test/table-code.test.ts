import { describe, expect, test } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, groupedCode, readTableCode } from '../src/index.ts';

describe('the code of a table', () => {
  test('is hard to guess: more than 38 bits', () => {
    expect(CODE_LENGTH * Math.log2(new Set(CODE_LETTERS).size)).toBeGreaterThan(38);
  });

  test('is shown in two groups, also where it is an older one of six letters', () => {
    expect(groupedCode('K7WPXD2M')).toBe('K7WP-XD2M');
    expect(groupedCode('K7WPXD')).toBe('K7W-PXD');
  });

  test.each([
    ['as it is', 'K7WPXD2M'],
    ['in groups', 'K7WP-XD2M'],
    ['in small letters', 'k7wpxd2m'],
    ['with blanks', '  k7 wp xd 2m\n'],
    ['with a long dash', 'K7WP–XD2M'],
    ['with dots', 'K7WP.XD2M'],
    ['in wide letters', 'Ｋ７ＷＰＸＤ２Ｍ'],
    ['with accents', 'Ḱ7WPXD2M'],
    ['in Cyrillic letters', 'К7WРХD2М'],
    ['in Greek letters', 'Κ7WΡΧD2Μ'],
  ])('is read %s', (_how, typed) => {
    expect(readTableCode(typed)).toBe('K7WPXD2M');
  });

  test.each([
    ['O0oQ9999', 'QQQQ9999'],
    ['1Iil7Ll7', '77777777'],
    ['UuVvAa4E', 'VVVV444F'],
  ])('no code has the characters of %s: what they resemble is meant', (typed, code) => {
    expect(readTableCode(typed)).toBe(code);
  });

  test('every letter of a code is read as itself', () => {
    for (const letter of CODE_LETTERS) {
      expect(readTableCode(letter.repeat(CODE_LENGTH))).toBe(letter.repeat(CODE_LENGTH));
    }
  });

  test('of an older table has six letters', () => {
    expect(readTableCode('k7w-pxd')).toBe('K7WPXD');
  });

  test.each([
    '',
    'K7WPX',
    'K7WPXD2',
    'K7WPXD2MM',
    'K7WP/XD2M',
    'hello there',
    'K7WPXDßM',
    'x'.repeat(10_000),
  ])('“%s” is none', (typed) => {
    expect(readTableCode(typed)).toBeUndefined();
  });
});
