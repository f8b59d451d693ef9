import { type OptionSpec, schema } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { optionKind } from '../src/set-up/option-kind.ts';
import { problemsAt, problemsOf } from '../src/set-up/option-problems.ts';
import { proposedOptions } from '../src/set-up/proposed.ts';
import { readJson } from '../src/set-up/read-json.ts';
import { usualPlan } from '../src/set-up/table-plan.ts';
import { pigs } from './support/local.ts';

const choice = (of: OptionSpec['schema']): OptionSpec => ({
  role: 'choice',
  schema: of,
  default: false,
});

describe('how an option is asked for', () => {
  test.each([
    ['a switch', schema.boolean, { is: 'switch' }],
    ['one of a few', schema.oneOf('de', 'nl'), { is: 'one-of', values: ['de', 'nl'] }],
    ['few numbers', schema.integer(2, 4), { is: 'one-of', values: [2, 3, 4] }],
    ['many numbers', schema.integer(1, 200), { is: 'number', least: 1, most: 200 }],
    ['something rich', schema.array(schema.integer(0)), { is: 'data' }],
  ])('%s', (_, of, kind) => {
    expect(optionKind('some', choice(of))).toEqual(kind);
  });

  test('who begins, and component data, whatever their schema', () => {
    expect(optionKind('firstSeat', choice(schema.boolean))).toEqual({ is: 'first-seat' });
    expect(optionKind('cards', { ...choice(schema.boolean), role: 'data' })).toEqual({
      is: 'data',
    });
  });
});

describe('what is wrong with component data', () => {
  const plan = usualPlan(pigs.players, 'Anna', { wheel: ['straw', 'paper'], dice: [] });
  const problems = problemsOf(pigs, plan);

  test('is told at the field it is about, from there', () => {
    const [first] = problemsAt(problems, 'wheel');
    expect(first).toMatch(/^\[1\] /);
    expect(problemsAt(problems, 'dice')).not.toEqual([]);
    expect(problemsAt(problems, 'pots')).toEqual([]);
    expect(problemsAt(problems, 'whee')).toEqual([]);
  });

  test('is nothing at the usual table', () => {
    expect(problemsOf(pigs, usualPlan(pigs.players, 'Anna'))).toEqual([]);
  });

  test('is told by its line, where it is not even JSON', () => {
    expect(readJson('{"a": [1, 2]}')).toEqual({ value: { a: [1, 2] } });
    expect(readJson('{\n  "a": 1,\n  b: 2\n}')).toMatchObject({
      problem: expect.stringMatching(/^3: /),
    });
    expect(readJson('')).toMatchObject({ problem: expect.any(String) });
  });
});

test('what a first table is set to goes beyond the rules’ defaults only where we say so', () => {
  expect(proposedOptions('ueberdachen')).toEqual({ quickStart: true });
  expect(proposedOptions('three-little-pigs')).toEqual({});
});
