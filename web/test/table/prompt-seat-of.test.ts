import { expect, test } from 'vitest';
import { promptSeatOf } from '../../src/table/prompt-seat-of.ts';

const waiting = { acting: undefined, owing: [2], legal: [] };

test('the face is that of the player whose move is described', () => {
  expect(promptSeatOf(waiting, { type: 'turn-began', seat: 1 } as never)).toBe(1);
});

test('else of the player the table waits for', () => {
  expect(promptSeatOf(waiting, undefined)).toBe(2);
  expect(promptSeatOf(waiting, { type: 'game-ended' })).toBe(2);
  expect(promptSeatOf({ acting: 0, owing: [2, 0], legal: [{ verb: 'stop' }] }, undefined)).toBe(0);
});
