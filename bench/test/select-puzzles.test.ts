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
  const selected = selectPuzzles({ found: FOUND, shipped: [], count: 4 });
  expect(selected.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  expect(selected.map(bandOf)).toEqual([1, 1, 2, 3]);
});

test('equal puzzles are shipped once, from easy to hard', () => {
  const selected = selectPuzzles({ found: FOUND, shipped: [], count: 100 });
  expect(selected.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('shipped puzzles stay, and others go where there are few', () => {
  const shipped = [puzzle('x', 1240, 0.02), puzzle('b', 1260, 0.3)];
  const selected = selectPuzzles({ found: FOUND, shipped, count: 4 });
  expect(selected.map(({ id }) => id)).toEqual(['x', 'b', 'd', 'e']);
});
