import { type OptionSpec, schema } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { optionKind } from '../src/set-up/option-kind.ts';
import { problemsOf } from '../src/set-up/option-problems.ts';
import { siteGame } from '../src/games/index.ts';
import { usualPlan } from '../src/set-up/table-plan.ts';
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

  test('is listed with its place', () => {
    const places = problems.map(({ path }) => path);
    expect(places).toEqual(['options.dice', 'options.wheel[1]']);
  });

  test('is nothing at the default table', () => {
    expect(problemsOf(pigs, usualPlan(pigs.players, 'Anna'))).toEqual([]);
  });
});

test('a first table differs from the rules’ defaults only where listed', () => {
  expect(siteGame('ueberdachen').firstOptions).toEqual({ quickStart: true });
  expect(siteGame('three-little-pigs').firstOptions).toBeUndefined();
});
