import { expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { readTurn, writeTurn } from '../src/index.ts';

test('a turn is the seat and its move', () => {
  const turn = { seat: 2, move: { verb: 'hide', pebble: 4 } } as const;
  expect(writeTurn(pebbles, turn.seat, turn.move)).toBe('2 hide 4');
  expect(readTurn(pebbles, '2 hide 4')).toEqual(turn);
  expect(readTurn(pebbles, ' 2   hide 4 ')).toEqual(turn);
});

test.each(['', 'hide 4', '2', '2 ', '12 hide 4', 'x hide 4', '2 hide', '2hide 4'])(
  '“%s” is no turn',
  (text) => {
    expect(readTurn(pebbles, text)).toBeUndefined();
  },
);
