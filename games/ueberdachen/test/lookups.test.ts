import { expect, test } from 'vitest';
import { playerAt } from '../src/state.ts';
import { stackAt } from '../src/supply.ts';
import { stateOf } from './support.ts';

const state = stateOf({}, { players: 4 });

test('throws for seats and stacks that do not exist', () => {
  expect(() => playerAt(state, 4)).toThrow('there is no seat 4');
  expect(() => stackAt(state, 2)).toThrow('there is no stack 2');
});
