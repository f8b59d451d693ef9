import { LANGUAGES, type OptionSpec, readJson, schema } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { optionKind } from '../src/set-up/option-kind.ts';
import { problemsAt, problemsOf } from '../src/set-up/option-problems.ts';
import { siteGame } from '../src/games/index.ts';
import { unreadText } from '../src/set-up/unread-text.ts';
import { usualPlan } from '../src/set-up/table-plan.ts';
import { frameTexts } from '../src/texts/index.ts';
import { pigs } from './support/local.ts';

const choice = (of: OptionSpec['schema']): OptionSpec => ({
  role: 'choice',
  schema: of,
  default: false,
});

describe('the control of an option', () => {
  test.each([
    ['a switch', schema.boolean, { is: 'switch' }],
    ['one of a few', schema.oneOf('de', 'nl'), { is: 'one-of', values: ['de', 'nl'] }],
    ['few numbers', schema.integer(2, 4), { is: 'one-of', values: [2, 3, 4] }],
    ['many numbers', schema.integer(1, 200), { is: 'number', least: 1, most: 200 }],
    ['something rich', schema.array(schema.integer(0)), { is: 'data' }],
  ])('%s', (_, of, kind) => {
    expect(optionKind('some', choice(of))).toEqual(kind);
  });

  test('is fixed for the first player and component data, whatever their schema', () => {
    expect(optionKind('firstSeat', choice(schema.boolean))).toEqual({ is: 'first-seat' });
    expect(optionKind('cards', { ...choice(schema.boolean), role: 'data' })).toEqual({
      is: 'data',
    });
  });
});

describe('what is wrong with component data', () => {
  const plan = usualPlan(pigs.players, 'Anna', { wheel: ['straw', 'paper'], dice: [] });
  const problems = problemsOf(pigs, plan);

  test('is shown at its field, relative to it', () => {
    const [first] = problemsAt(problems, 'wheel');
    expect(first).toMatch(/^\[1\] /);
    expect(problemsAt(problems, 'dice')).not.toEqual([]);
    expect(problemsAt(problems, 'pots')).toEqual([]);
    expect(problemsAt(problems, 'whee')).toEqual([]);
  });

  test('is nothing at the default table', () => {
    expect(problemsOf(pigs, usualPlan(pigs.players, 'Anna'))).toEqual([]);
  });

  test('is shown with its line if it is not JSON', () => {
    const said = (text: string) => {
      const read = readJson(text);
      if ('value' in read) throw new Error('it was read');
      return LANGUAGES.map((language) => unreadText(read.problem, frameTexts[language].setUp));
    };
    expect(said('{\n  "a": 1,\n  b: 2\n}')).toEqual([
      'This is not JSON yet, line 3: expected double-quoted property name.',
      'Das ist noch kein JSON, Zeile 3: expected double-quoted property name.',
      'Dit is nog geen JSON, regel 3: expected double-quoted property name.',
    ]);
    expect(said('')[0]).toBe('This is not JSON yet, line 1.');
    expect(said('{"a": {"b": 1,\n"b": 2}}')).toEqual([
      '“a.b” appears twice (line 2). Keep one of them.',
      '„a.b“ steht zweimal da (Zeile 2). Lass nur eins davon stehen.',
      '“a.b” staat er twee keer (regel 2). Laat er één van staan.',
    ]);
    expect(said('['.repeat(1_000_000))[1]).toBe('Das ist zu tief verschachtelt (Zeile 1).');
  });
});

test('a first table differs from the rules’ defaults only where listed', () => {
  expect(siteGame('ueberdachen').firstOptions).toEqual({ quickStart: true });
  expect(siteGame('three-little-pigs').firstOptions).toBeUndefined();
});
