import { type Puzzle, bandOf } from '@richtfest/review';
import { expect, test } from 'vitest';
import { selectPuzzles } from '../src/puzzles/select.ts';

function puzzle(id: string, difficulty: number, shares: number): Puzzle {
  return { id, difficulty, margin: { shares, error: 0, points: 1 } } as Puzzle;
}

const FOUND = [
  puzzle('a', 1250, 0.1),
  puzzle('b', 1260, 0.3),
  puzzle('c', 1270, 0.2),
  puzzle('d', 1500, 0.1),
  puzzle('e', 2000, 0.1),
  puzzle('b', 1260, 0.3),
];

test('every band gets its share, puzzles with the largest margins first', () => {
  const selected = selectPuzzles(FOUND, 4);
  expect(selected.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  expect(selected.map(bandOf)).toEqual([0, 0, 1, 3]);
});

test('equal puzzles are shipped once, from easy to hard', () => {
  expect(selectPuzzles(FOUND, 100).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
