import { expect, test } from 'vitest';
import type { Event } from '../src/index.ts';
import { EmptyTurns, noEmptyTurns } from './empty-turns.ts';

const began = (seat: number): Event => ({
  type: 'turn-began',
  seat,
  round: 1,
  isDoubled: false,
});
const pillar = (seat: number): Event => ({ type: 'pillar-set', seat, floor: 0, pillars: 1 });

test('empty turns are counted by seat, in a row, and only for the seat whose turn it is', () => {
  const sums = noEmptyTurns();
  const turns = new EmptyTurns(sums);
  // Seat 0 is empty three times in a row; seat 1 grows, is empty, grows.
  const rounds = [
    [began(0), pillar(1), began(1), pillar(1)],
    [began(0), began(1)],
    [began(0), began(1), pillar(1)],
  ];
  for (const event of rounds.flat()) turns.see(event);
  turns.close();
  expect(sums).toEqual({ turns: 6, empty: 4, second: 2, third: 1, longest: 3 });
});
