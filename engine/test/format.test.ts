import { expect, test } from 'vitest';
import { type LocaleTools, formatWith } from '../src/index.ts';

test('a noun has the plural forms of its language', () => {
  const polish: LocaleTools = {
    NumberFormat: Intl.NumberFormat,
    ListFormat: Intl.ListFormat,
    PluralRules: class extends Intl.PluralRules {
      constructor() {
        super('pl');
      }
    },
  };
  const format = formatWith(polish, 'en', []);
  const house = { one: 'dom', few: 'domy', many: 'domów', other: 'domu' };
  expect([1, 3, 5].map((value) => format.count(value, house))).toEqual([
    '1 dom',
    '3 domy',
    '5 domów',
  ]);
  expect(format.count(5, { one: 'house', other: 'houses' })).toBe('5 houses');
});
