import { expect, test } from 'vitest';
import { isInRange } from '../src/pictures/font-faces.ts';
import { withoutPseudoElements } from '../src/pictures/styles-of.ts';

test('a picture embeds the fonts of its characters', () => {
  const latin = 'U+0000-00FF, U+0131, U+20AC';
  const letters = ['a', 'ß', 'ı', '€', 'ż'].map((letter) => letter.codePointAt(0) ?? 0);
  expect(letters.map((code) => isInRange(code, latin))).toEqual([true, true, true, true, false]);
  expect(isInRange(0x3b1, 'U+3??')).toBe(true);
  expect(isInRange(0x3b1, '')).toBe(true);
});

test('a picture includes the rules of pseudo-elements', () => {
  // Built style sheets shorten `*::before` to `::before`.
  expect(withoutPseudoElements('*, ::before, ::after')).toBe('*, *, *');
  expect(withoutPseudoElements('.a::before, .b > ::slotted(p)')).toBe('.a, .b > *');
});
