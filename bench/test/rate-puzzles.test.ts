import { findGame } from '@richtfest/catalog';
import type { PlayableGame } from '@richtfest/engine';
import { bandOf, loadPuzzles } from '@richtfest/review';
import { expect, test } from 'vitest';
import { ratedPuzzle } from '../src/puzzles/rate.ts';

const GAME = (await findGame('best-treehouse')?.load()) as PlayableGame;
const PUZZLES = await loadPuzzles(GAME);

test('a rating depends on today’s attempts, not on an earlier rating', () => {
  const [puzzle] = PUZZLES;
  const again = ratedPuzzle(GAME, { ...puzzle!, difficulty: 3000 });
  expect(again).toEqual(ratedPuzzle(GAME, puzzle!));
  expect(again).toEqual({ ...puzzle!, difficulty: again.difficulty });
});

test('what bots always solve is easy, what they never solve is hard', () => {
  const [easiest, hardest] = [PUZZLES[0]!, PUZZLES.at(-1)!];
  expect(bandOf(ratedPuzzle(GAME, easiest))).toBe(0);
  expect(bandOf(ratedPuzzle(GAME, hardest))).toBe(3);
});
