import { expect, test } from 'vitest';
import { contendersOf, momentsOf, mostImportant, stepBefore } from '../src/moments.ts';
import type { CoursePoint, DecisionReview, Review } from '../src/review.ts';

/** A choice of player 1 that cost this share of wins, give or take the error. */
function choice(move: number, shares: number, error: number): DecisionReview {
  return {
    move,
    seat: 0,
    grade: 'mistake',
    loss: { shares, points: 0 },
    error: { shares: error, points: 0 },
  } as unknown as DecisionReview;
}

/** What luck gave player 1 after this many moves. */
function lucky(moves: number, shares: number, error: number): CoursePoint {
  const luck = { shares, points: 0, error: { shares: error, points: 0 } };
  const other = { ...luck, shares: -shares };
  return { moves, luck: [luck, other] } as unknown as CoursePoint;
}

const movesOf = (moments: readonly { readonly move: number }[]) => moments.map(({ move }) => move);

test('swings that may be the largest are contenders, the largest first', () => {
  const decisions = [choice(3, 0.3, 0.05), choice(7, 0.34, 0.05), choice(9, 0.05, 0.01)];
  const course = [lucky(12, -0.25, 0.1)];
  expect(movesOf(contendersOf({ course, decisions }))).toEqual([7, 3, 12]);
});

test('nothing contends when one swing is certainly the largest', () => {
  const decisions = [choice(3, 0.1, 0.01), choice(7, 0.34, 0.02)];
  expect(contendersOf({ course: [], decisions })).toEqual([]);
});

test('what came without chance is not luck, however large the error of its estimate', () => {
  const course = [{ ...lucky(5, -0.3, 0.02), withoutChance: true as const }, lucky(8, 0.1, 0.01)];
  expect(movesOf(momentsOf({ course, decisions: [] }))).toEqual([8]);
  expect(contendersOf({ course, decisions: [] })).toEqual([]);
});

test('of many noisy swings only the largest contend', () => {
  const decisions = Array.from({ length: 9 }, (_, at) => choice(at, 0.2 + at / 100, 0.2));
  expect(movesOf(contendersOf({ course: [], decisions }))).toEqual([8, 7, 6, 5, 4]);
});

test('moments are the largest clear swings, in the order of the moves', () => {
  const decisions = [choice(9, 0.3, 0.02), choice(3, 0.1, 0.2), choice(5, 0.2, 0.01)];
  const course = [lucky(1, 0.15, 0.01), lucky(2, 0.12, 0.01)];
  expect(movesOf(momentsOf({ course, decisions }))).toEqual([1, 5, 9]);
});

test('moments of the reader come before comparable ones of others', () => {
  const others = [4, 5, 6].map((move) => ({ ...choice(move, 0.3, 0.01), seat: 1 }));
  const decisions = [choice(9, 0.2, 0.01), choice(11, 0.05, 0.01), ...others];
  expect(movesOf(momentsOf({ course: [], decisions }))).toEqual([4, 5, 6]);
  expect(movesOf(momentsOf({ course: [], decisions }, 0))).toEqual([4, 5, 9]);
});

test('the most important moment is the one whose swing is certainly the largest', () => {
  const decisions = [choice(3, 0.3, 0.1), choice(7, 0.25, 0.01)];
  expect(mostImportant(momentsOf({ course: [], decisions }))?.move).toBe(7);
  expect(mostImportant([])).toBeUndefined();
});

test('where whole turns are valued, luck is that of the whole turn', () => {
  const course = [lucky(4, 0, 0), lucky(9, 0.3, 0.01)];
  const [luck] = momentsOf({ course, decisions: [] });
  if (luck?.kind !== 'luck') throw new Error('luck was the largest swing');
  const by = (method: Review['method']) => stepBefore({ method, course }, luck);
  expect(by('whole-turns')).toBe(4);
  expect(by('playouts')).toBe(8);
});
