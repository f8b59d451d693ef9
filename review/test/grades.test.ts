import { describe, expect, test } from 'vitest';
import { THRESHOLDS, gradeOf, isGradeInDoubt } from '../src/index.ts';
import { gameOf, openingOf, preparedMatch, reviewed } from './matches.ts';

const certain = { shares: 0, points: 0 };

describe('grades', () => {
  test('depend on the loss of win shares', () => {
    const { good, inaccuracy, mistake, blunder } = THRESHOLDS.shares;
    expect(gradeOf({ shares: good / 2, points: 0 }, certain)).toBe('best');
    expect(gradeOf({ shares: good, points: 0 }, certain)).toBe('good');
    expect(gradeOf({ shares: inaccuracy, points: 0 }, certain)).toBe('inaccuracy');
    expect(gradeOf({ shares: mistake, points: 0 }, certain)).toBe('mistake');
    expect(gradeOf({ shares: blunder, points: 0 }, certain)).toBe('blunder');
  });

  test('never call a loss a mistake that is smaller than twice its error', () => {
    expect(gradeOf({ shares: 0.2, points: 5 }, { shares: 0.11, points: 3 })).toBe('best');
    expect(gradeOf({ shares: 0.35, points: 5 }, { shares: 0.09, points: 3 })).toBe('blunder');
  });

  test('need a loss that passes the threshold by twice its error', () => {
    const { mistake } = THRESHOLDS.shares;
    const error = { shares: 0.02, points: 1 };
    expect(gradeOf({ shares: mistake + 0.03, points: 0 }, error)).toBe('inaccuracy');
    expect(gradeOf({ shares: mistake + 0.05, points: 0 }, error)).toBe('mistake');
  });

  test('call a move that can’t be told from the best one of the best', () => {
    expect(gradeOf({ shares: 0.02, points: 0.5 }, { shares: 0.02, points: 1 })).toBe('best');
    expect(gradeOf({ shares: -0.02, points: 0 }, { shares: 0.001, points: 1 })).toBe('best');
    expect(gradeOf({ shares: 0.02, points: 0.5 }, { shares: 0.004, points: 1 })).toBe('good');
  });

  test('are in doubt near a threshold', () => {
    const { mistake } = THRESHOLDS.shares;
    expect(isGradeInDoubt(mistake, 0.02)).toBe(true);
    expect(isGradeInDoubt(0.5, 0.02)).toBe(false);
    expect(isGradeInDoubt(0, 0)).toBe(false);
  });

  test('call a clear loss of points that changes no winner an inaccuracy', () => {
    expect(gradeOf({ shares: 0, points: 4 }, certain)).toBe('inaccuracy');
    expect(gradeOf({ shares: 0, points: 1 }, certain)).toBe('good');
  });
});

test('a single legal move is forced and costs nothing', () => {
  const game = gameOf('dream-home');
  const file = openingOf(game, 10);
  const { decisions } = preparedMatch(game, file);
  reviewed(game, file).decisions.forEach(({ grade, loss, choice }, at) => {
    expect(grade === 'forced').toBe(decisions[at]!.legal.length === 1);
    if (grade !== 'forced') return;
    expect(Math.abs(loss.shares)).toBe(0);
    expect(choice.shares).toBe(0);
  });
});

test('random play makes more mistakes than the judge', () => {
  const game = gameOf('three-little-pigs');
  const review = reviewed(game, openingOf(game, 24, ['expert', 'random']));
  const lossOf = (seat: number) =>
    review.decisions.reduce((sum, d) => sum + (d.seat === seat ? d.loss.shares : 0), 0);
  expect(lossOf(0)).toBe(0);
  expect(lossOf(1)).toBeGreaterThan(0.05);
  const isWrong = (grade: string) => ['inaccuracy', 'mistake', 'blunder'].includes(grade);
  expect(review.decisions.some(({ seat, grade }) => seat === 0 && isWrong(grade))).toBe(false);
  expect(review.decisions.some(({ seat, grade }) => seat === 1 && isWrong(grade))).toBe(true);
});
