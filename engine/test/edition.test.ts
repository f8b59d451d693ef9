import { type OptionSpecs, changedData, dataProblems, schema } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';

const specs: OptionSpecs = {
  players: { role: 'choice', schema: schema.integer(1), default: 2 },
  dice: { role: 'data', schema: schema.array(schema.integer(1)), default: [1, 2, 3] },
  cards: { role: 'data', schema: schema.record(schema.integer(0)), default: { wolf: 2 } },
};

test('an edition keeps only the component data that differs from the standard', () => {
  expect(changedData(specs, { players: 4, dice: [1, 2, 3], cards: { wolf: 1 } })).toEqual({
    cards: { wolf: 1 },
  });
  expect(changedData(specs, { dice: [1, 2, 4] })).toEqual({ dice: [1, 2, 4] });
  expect(changedData(specs, { players: 4, colour: 'red' })).toEqual({});
});

test('a mistake in a game is no problem of the edition', () => {
  const broken = {
    ...pebbles,
    checkOptions: () => {
      throw new TypeError('not a function');
    },
  };
  expect(() => dataProblems(broken, {})).toThrow(TypeError);
  expect(dataProblems(pebbles, { generous: 'maybe' })).toMatchObject([
    { path: 'options.generous' },
  ]);
});
