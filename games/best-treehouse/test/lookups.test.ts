import { positionAfter } from '@richtfest/testkit';
import { expect, test } from 'vitest';
import { bestTreehouse as game } from '../src/index.ts';
import { slotOf } from '../src/slots.ts';
import { playerAt } from '../src/state.ts';

test('nonexistent seats and slots throw', () => {
  const state = positionAfter(game, { players: 2, moves: 0, seed: 'lookups' });
  expect(() => playerAt(state, 2)).toThrow('there is no seat 2');
  expect(() => slotOf(-1)).toThrow('there is no slot -1');
});
