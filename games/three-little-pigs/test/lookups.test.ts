import { expect, test } from 'vitest';
import { STACKS, stackKind, tileOf } from '../src/stacks.ts';
import { playerAt, stackAt } from '../src/state.ts';
import { stateOf } from './support.ts';

const state = stateOf({}, { players: 2 });

test('nonexistent seats, stacks and tiles throw', () => {
  expect(() => playerAt(state, 2)).toThrow('there is no seat 2');
  expect(() => stackAt(state, STACKS.length)).toThrow(`there is no stack ${STACKS.length}`);
  expect(() => stackKind(-1)).toThrow('there is no stack -1');
  expect(() => tileOf(0, -1)).toThrow('stack 0 has no tile with -1 pots');
});
