import { catalog } from '@richtfest/catalog';
import type { PlayableGame } from '@richtfest/engine';
import { type Puzzle, loadPuzzles } from '@richtfest/review';
import { describe, expect, test } from 'vitest';
import { ExerciseMatch } from '../../src/exercises/exercise-match.ts';
import { dueAmong, isPuzzle, missedPuzzle } from '../../src/exercises/exercise.ts';
import { judgeAnswer } from '../../src/exercises/judge-answer.ts';
import { NO_PROGRESS, nextPuzzle, withAnswer } from '../../src/puzzles/progress.ts';
import { exerciseOf } from '../../src/puzzles/puzzle-exercise.ts';
import { puzzleReport } from '../../src/puzzles/puzzle-report.ts';
import { NEWCOMER, rated } from '../../src/puzzles/rating.ts';
import { atOnce } from '../support/local.ts';

const GAMES: readonly PlayableGame[] = await Promise.all(catalog.map((entry) => entry.load()));
const SHIPPED = await Promise.all(
  GAMES.map(async (game) => ({ id: game.id, game, puzzles: await loadPuzzles(game) })),
);

function withDifficulty(id: string, difficulty: number): Puzzle {
  return { id, difficulty } as Puzzle;
}

/** The answer is known, so nothing has to be computed. */
const noWorker = () => {
  throw new Error('no worker is needed');
};

describe('a rating', () => {
  test('follows the formulas of Glicko', () => {
    // With g = 0.9955 and E = 0.639, as in the example of Glickman's paper.
    const own = { rating: 1500, deviation: 200 };
    const { rating, deviation } = rated(own, { rating: 1400, deviation: 30 }, 1);
    expect(rating).toBeCloseTo(1563.4, 1);
    expect(deviation).toBeCloseTo(175.2, 1);
  });

  test('rises with a success and falls with a failure, ever less', () => {
    const other = { rating: 1500, deviation: 60 };
    const once = rated(NEWCOMER, other, 1);
    const twice = rated(once, other, 1);
    expect(once.rating).toBeGreaterThan(NEWCOMER.rating);
    expect(twice.rating - once.rating).toBeLessThan(once.rating - NEWCOMER.rating);
    expect(rated(NEWCOMER, other, 0).rating).toBeLessThan(NEWCOMER.rating);
    expect(rated(NEWCOMER, other, 0.5).rating).toBeCloseTo(NEWCOMER.rating, 9);
  });
});

describe('progress', () => {
  test('moves the ratings of the player and of the puzzle apart after a success', () => {
    const { own, ratings, solved } = withAnswer(NO_PROGRESS, withDifficulty('a', 1500), 1);
    expect(own.rating).toBeGreaterThan(1500);
    expect(ratings['a']).toBeLessThan(1500);
    expect(solved).toBe(1);
  });

  test('counts only the first answer to a puzzle', () => {
    const missed = withAnswer(NO_PROGRESS, withDifficulty('a', 1500), 0);
    expect(withAnswer(missed, withDifficulty('a', 1500), 1)).toBe(missed);
  });

  test('continues with the unanswered puzzle closest to the rating', () => {
    const puzzles = [
      withDifficulty('easy', 1300),
      withDifficulty('fits', 1520),
      withDifficulty('hard', 1900),
    ];
    expect(nextPuzzle(puzzles, NO_PROGRESS)?.id).toBe('fits');
    const solved = withAnswer(NO_PROGRESS, puzzles[1]!, 1);
    expect(nextPuzzle(puzzles, { ...solved, own: NEWCOMER })?.id).toBe('easy');
    expect(nextPuzzle([], NO_PROGRESS)).toBeUndefined();
  });
});

describe.each(SHIPPED)('puzzles of $id', ({ game, puzzles }) => {
  const puzzle = puzzles[0]!;
  const exercise = exerciseOf(game, puzzle)!;

  test('open at a table where their seat is to move and take one answer', () => {
    const answers: string[] = [];
    const match = new ExerciseMatch(game, exercise, {
      pace: atOnce,
      onAnswer: (move) => answers.push(game.notation.writeMove(move)),
    });
    expect(match.play(exercise.best)).toBeUndefined();
    expect(match.play(exercise.played)).toBeUndefined();
    expect(answers).toEqual([puzzle.best[0]]);
    match.close();
  });

  test('know their best moves and their most frequent mistake', async () => {
    const context = { game, worker: noWorker };
    for (const best of [exercise.best, ...(exercise.equals ?? [])])
      expect((await judgeAnswer(exercise, best, context)).is).toBe('solved');
    const mistake = await judgeAnswer(exercise, exercise.played, context);
    expect(mistake).toEqual({ is: 'asBefore', reasons: puzzle.reasons });
  });

  test('come back among the exercises when they are missed', () => {
    const missed = missedPuzzle(exercise, { played: exercise.played, reasons: [] }, 1000);
    expect(isPuzzle(missed)).toBe(true);
    expect(missed.id).toBe(`/puzzles/${game.id}/${puzzle.id}`);
    expect(dueAmong([missed], 1000)).toEqual([]);
    expect(dueAmong([missed], missed.dueAt)).toEqual([missed]);
  });

  test('are reported with position, answer and verdict', () => {
    const verdict = { is: 'missed', reasons: [] } as const;
    const report = puzzleReport(game, puzzle, { move: exercise.played, verdict });
    expect(report).toEqual({
      format: 'richtfest-puzzle-report/1',
      game: game.id,
      rulesVersion: game.rulesVersion,
      puzzle,
      answer: puzzle.tempting,
      verdict,
    });
  });
});
