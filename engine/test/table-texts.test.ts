import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Sayings } from '../src/index.ts';
import { addressing, formatWith } from '../src/format.ts';
import { tableTexts } from '../src/texts/table.ts';

const REFUSALS = {
  en: ['Anna must decide now.', 'Anna and Bob must decide now.'],
  de: ['Jetzt entscheidet Anna.', 'Jetzt entscheiden Anna und Bob.'],
  nl: ['Nu beslist Anna.', 'Nu beslissen Anna en Bob.'],
};

const VERDICTS = {
  en: {
    named: ['Bob wins', 'Anna and Bob share the win'],
    addressed: ['You win', 'You and Anna share the win'],
  },
  de: {
    named: ['Bob gewinnt', 'Anna und Bob gewinnen gemeinsam'],
    addressed: ['Du gewinnst', 'Du und Anna gewinnt gemeinsam'],
  },
  nl: {
    named: ['Bob wint', 'Anna en Bob winnen samen'],
    addressed: ['Je wint', 'Jij en Anna winnen samen'],
  },
};

test.each(LANGUAGES)('the verdict agrees in person and number (%s)', (language) => {
  const format = formatWith(Intl, language, ['Anna', 'Bob']);
  const texts = tableTexts[language];
  const { named, addressed } = VERDICTS[language];
  expect([texts.verdict([1], format), texts.verdict([0, 1], format)]).toEqual(named);
  const bob = addressing(format, 1);
  expect([texts.verdict([1], bob), texts.verdict([0, 1], bob)]).toEqual(addressed);
});

describe('RF-2 names the seats that must decide', () => {
  test.each(LANGUAGES)('with a verb that agrees in number (%s)', (language) => {
    const format = formatWith(Intl, language, ['Anna', 'Bob']);
    const refusal = (owing: number[]) =>
      tableTexts[language].reasons['not-your-decision'](
        { rule: 'RF-2', code: 'not-your-decision', owing },
        format,
      );
    expect([refusal([0]), refusal([0, 1])]).toEqual(REFUSALS[language]);
  });
});

test('a text about a player without a form for the reader does not compile', () => {
  const anna = addressing(formatWith(Intl, 'en', ['Anna']), 0);
  const texts: Sayings<{ type: 'rolled'; seat: number }, 'type'> = {
    // @ts-expect-error The verb is missing.
    rolled: ({ seat }, format) => format.does(seat, 'You roll'),
  };
  const named: typeof texts = {
    // @ts-expect-error A text has no plain names.
    rolled: ({ seat }, format) => `${format.seat(seat)} rolls`,
  };
  expect(named.rolled({ type: 'rolled', seat: 0 }, anna)).toBe('Anna rolls');
  expect(texts.rolled({ type: 'rolled', seat: 0 }, anna)).toBe('You roll');
});
