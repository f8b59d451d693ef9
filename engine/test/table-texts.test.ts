import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { formatWith } from '../src/format.ts';
import { tableTexts } from '../src/texts/table.ts';

const REFUSALS = {
  en: ['Anna must decide now.', 'Anna and Bob must decide now.'],
  de: ['Jetzt entscheidet Anna.', 'Jetzt entscheiden Anna und Bob.'],
  nl: ['Nu beslist Anna.', 'Nu beslissen Anna en Bob.'],
};

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
