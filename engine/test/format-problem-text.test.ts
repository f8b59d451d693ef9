import {
  LANGUAGES,
  type Problem,
  formatProblemText,
  optionProblemText,
  positionProblemText,
  problemTexts,
} from '@richtfest/engine';
import { plainFormats } from '@richtfest/testkit';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { allDiffer } from '../../testkit/test/words.ts';

type Values = NonNullable<Problem['values']>;

/** By code, what is wrong in detail and the English sentence about it. */
const CASES: Readonly<Record<string, readonly (readonly [Values, string])[]>> = {
  'must-be': [[{ want: 3, actual: 4 }, 'a.b must be 3, not 4.']],
  type: [
    [{ type: 'integer', actual: '“x”' }, 'a.b must be a whole number, not “x”.'],
    [{ type: 'object', actual: '7' }, 'a.b must be an object, not 7.'],
  ],
  least: [[{ limit: 1, actual: 0 }, 'a.b must be at least 1, not 0.']],
  most: [[{ limit: 6, actual: 7 }, 'a.b must be at most 6, not 7.']],
  shortest: [[{ limit: 2, actual: 1 }, 'a.b must be at least 2 characters long, not 1.']],
  longest: [[{ limit: 40, actual: 41 }, 'a.b must be at most 40 characters long, not 41.']],
  entries: [
    [{ want: 1, actual: 0 }, 'a.b must have exactly 1 entry, not 0.'],
    [{ want: 5, actual: 6 }, 'a.b must have exactly 5 entries, not 6.'],
    [{ want: 2, actual: 1, bound: 'at least' }, 'a.b must have at least 2 entries, not 1.'],
    [{ want: 4, actual: 9, bound: 'at most' }, 'a.b must have at most 4 entries, not 9.'],
  ],
  'missing-field': [[{ field: 'name' }, 'a.b lacks the field “name”.']],
  'unknown-field': [
    [{ field: 'nmae', hint: 'name' }, 'a.b has an unknown field “nmae”. Did you mean “name”?'],
  ],
  'not-like': [[{ like: '3c', actual: 'c3' }, 'a.b must be like 3c, not “c3”.']],
  'no-such-seat': [[{ most: 3, actual: 4 }, 'a.b must be a seat from 0 to 3, not 4.']],
  'too-many-entries': [[{ have: 5, most: 4 }, 'a.b has 5 entries for 4 seats.']],
  'not-an-option': [[{}, 'a.b is not an option of this game.']],
  'not-data': [[{}, 'a.b is not component data of this game.']],
  'not-ascending': [[{ actual: '2 1' }, 'a.b must be listed in ascending order, not as 2 1.']],
  'not-a-move': [
    [
      { help: 'roll, stop', actual: 'rol' },
      'a.b “rol” can’t be read as a move; moves are written roll, stop.',
    ],
  ],
  'not-json': [[{}, 'a.b is not valid JSON.']],
  'too-large': [[{ most: 2000 }, 'a.b has more than 2000 characters.']],
};

test('every code has an example', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(problemTexts.en.problems).toSorted());
});

describe.each(Object.entries(CASES))('a problem “%s”', (code, cases) => {
  test.each(cases)('with %o is a sentence in every language', (values, english) => {
    const problem = { path: 'a.b', message: 'for programs', code, values };
    const sentences = LANGUAGES.map((language) => formatProblemText(problem, language));
    expect(sentences[0]).toBe(english);
    expect(allDiffer(sentences)).toBe(true);
    const { type: _, bound: __, ...said } = values;
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^a\.b .*[.?]$/);
      for (const value of Object.values(said)) expect(sentence).toContain(String(value));
    }
  });
});

test('one entry and several are counted as each language does', () => {
  const said = (want: number, bound: string) =>
    LANGUAGES.map((language) =>
      formatProblemText(
        { path: 'dice', message: '', code: 'entries', values: { want, actual: 9, bound } },
        language,
      ),
    );
  expect(said(1, 'exactly')).toEqual([
    'dice must have exactly 1 entry, not 9.',
    'dice muss genau 1 Eintrag haben, nicht 9.',
    'dice moet precies 1 waarde hebben, niet 9.',
  ]);
  expect(said(2, 'at least')).toEqual([
    'dice must have at least 2 entries, not 9.',
    'dice muss mindestens 2 Einträge haben, nicht 9.',
    'dice moet minstens 2 waarden hebben, niet 9.',
  ]);
  expect(said(3, 'at most')).toEqual([
    'dice must have at most 3 entries, not 9.',
    'dice darf höchstens 3 Einträge haben, nicht 9.',
    'dice mag hoogstens 3 waarden hebben, niet 9.',
  ]);
});

test('a problem of the whole says so, and one without a code is said as it is', () => {
  const whole = { path: '', message: '', code: 'not-json' };
  expect(LANGUAGES.map((language) => formatProblemText(whole, language))).toEqual([
    'it is not valid JSON.',
    'das Ganze ist kein gültiges JSON.',
    'het geheel is geen geldige JSON.',
  ]);
  const odd = { path: 'dice', message: 'is odd' };
  expect(formatProblemText(odd, 'de')).toBe('dice is odd.');
});

test('a position that can’t be read is a problem of format, one against the rules has a reason', () => {
  const context = { language: 'nl', format: plainFormats.nl } as const;
  const unread = { path: 'deck', message: '', code: 'too-large', values: { most: 9 } };
  expect(positionProblemText(unread, pebbles.texts.nl, context)).toBe(
    'deck heeft meer dan 9 tekens.',
  );
});

test('a game says what is wrong with its own option; everything else is a problem of format', () => {
  const texts = {
    options: {
      dice: {
        name: 'Würfel',
        problems: { 'few-wolves': ({ count }: Values) => `nur ${count} Wölfe.` },
      },
    },
  } as never;
  const said = (problem: Problem) => optionProblemText(problem, texts, 'de');
  const values = { count: 1 };
  expect(said({ path: 'options.dice[2]', message: '', code: 'few-wolves', values })).toBe(
    'Würfel: nur 1 Wölfe.',
  );
  expect(said({ path: 'options.dice', message: '', code: 'not-data' })).toBe(
    'options.dice gehört nicht zum Spielmaterial dieses Spiels.',
  );
  expect(said({ path: 'dice', message: '', code: 'not-json' })).toBe(
    'dice ist kein gültiges JSON.',
  );
});
