import { readFileSync } from 'node:fs';
import { type Game, type MatchFile, Match, chanceOf, headerOf, readTurn } from '@richtfest/engine';
import type { DecisionReview, Grade, Review } from '@richtfest/review';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import { describe, expect, test } from 'vitest';
import { ExerciseMatch } from '../../src/exercises/exercise-match.ts';
import { type Exercise, answered, dueAmong, exercisesOf } from '../../src/exercises/exercise.ts';
import { isSolved, judgeAnswer } from '../../src/exercises/judge-answer.ts';
import { ReviewDesk } from '../../src/review/review-desk.ts';
import type { ReviewWorker } from '../../src/review/review-worker.ts';
import { atOnce } from '../support/local.ts';

const game: Game = threeLittlePigs;
const url = new URL(
  '../../../games/three-little-pigs/test/matches/v1-three-experienced.json',
  import.meta.url,
);
const FILE = JSON.parse(readFileSync(url, 'utf8')) as MatchFile;

const ZERO = { shares: 0, points: 0 };

function decision(move: number, seat: number, grade: Grade, shares: number): DecisionReview {
  return {
    move,
    seat,
    played: { verb: 'stop' },
    best: { verb: 'done' },
    grade,
    loss: { shares, points: 1 },
    error: ZERO,
    choice: { ...ZERO, error: ZERO },
    reasons: [],
  };
}

const REVIEW = {
  decisions: [
    decision(2, 2, 'mistake', 0.1),
    decision(5, 0, 'blunder', 0.2),
    decision(8, 2, 'blunder', 0.3),
    decision(9, 2, 'inaccuracy', 0.4),
    decision(12, 2, 'mistake', 0.12),
    decision(15, 2, 'mistake', 0.11),
  ],
} as unknown as Review;

const match = { address: '/play/x', file: FILE, mine: [2], review: REVIEW };

describe('exercises', () => {
  test('are the most expensive mistakes of the people here, up to the decision', () => {
    const found = exercisesOf(match);
    expect(found.map(({ id }) => id)).toEqual(['/play/x#8', '/play/x#12', '/play/x#15']);
    expect(found[0]!.file.moves).toEqual(FILE.moves.slice(0, 7));
    expect(found[0]!.file.result).toBeUndefined();
    expect(exercisesOf({ ...match, mine: [] })).toEqual([]);
  });

  test('leave out what a fork has copied from another match', () => {
    const past = [{ generator: FILE.generator, moves: 10 }];
    const file = { ...FILE, past } as unknown as MatchFile;
    expect(exercisesOf({ ...match, file }).map(({ id }) => id)).toEqual([
      '/play/x#12',
      '/play/x#15',
    ]);
  });

  test('come back soon when missed, ever later when solved, until they are learned', () => {
    const [exercise] = exercisesOf(match);
    let now = 1_000_000;
    let current: Exercise | undefined = exercise;
    const waits: number[] = [];
    while (current !== undefined) {
      const next: Exercise | undefined = answered(current, true, now);
      if (next !== undefined) waits.push(next.dueAt - now);
      now = next?.dueAt ?? now;
      current = next;
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits).toHaveLength(3);
    const missed = answered({ ...exercise!, solved: 2 }, false, now)!;
    expect(missed.solved).toBe(0);
    expect(missed.dueAt - now).toBeLessThan(waits[0]!);
  });

  test('are done in the order in which they became due', () => {
    const [one, two, three] = exercisesOf(match);
    const all = [
      { ...one!, dueAt: 50 },
      { ...two!, dueAt: 10 },
      { ...three!, dueAt: 200 },
    ];
    expect(dueAmong(all, 100).map(({ dueAt }) => dueAt)).toEqual([10, 50]);
  });
});

/** The first decision of the match with at least three legal moves. */
function realExercise(): { exercise: Exercise; legal: readonly { verb: string }[] } {
  const position = new Match(game, headerOf(FILE), chanceOf(FILE.generator, FILE.secret)!);
  for (const [at, text] of FILE.moves.entries()) {
    const { seat, move } = readTurn(game, text)!;
    const legal = game.legal(position.state, seat);
    if (legal.length > 2) {
      const [best, played] = legal;
      const { result: _, ...file } = FILE;
      const exercise: Exercise = {
        id: 'x',
        file: { ...file, moves: FILE.moves.slice(0, at) },
        seat,
        played: played!,
        best: best!,
        loss: ZERO,
        reasons: [{ kind: 'now', points: 2 }],
        solved: 0,
        dueAt: 0,
      };
      return { exercise, legal };
    }
    position.play(seat, move);
  }
  throw new Error('the match has such a decision');
}

test('an exercise takes one legal move, and nobody else plays', async () => {
  const { exercise, legal } = realExercise();
  const answers: object[] = [];
  const onAnswer = (move: object) => void answers.push(move);
  const table = new ExerciseMatch(game, exercise, { pace: atOnce, onAnswer });
  expect(table.getSnapshot().acting).toBe(exercise.seat);
  expect(table.getSnapshot().legal).toEqual(legal);
  expect(table.play({ verb: 'nonsense' })).toBeDefined();
  expect(answers).toEqual([]);
  expect(table.play(legal[2]!)).toBeUndefined();
  table.play(legal[0]!);
  await table.settled();
  expect(answers).toEqual([legal[2]]);
  const file = table.file();
  expect('moves' in file && file.moves).toHaveLength(exercise.file.moves.length + 1);
  table.close();
});

test('known answers are judged at once, others by the engine of the reviews', async () => {
  const { exercise, legal } = realExercise();
  let isClosed = false;
  const desk = new ReviewDesk();
  const worker = (): ReviewWorker => ({
    ask: ((_: string, request: never) => desk.judge(request)) as ReviewWorker['ask'],
    close: () => (isClosed = true),
  });
  const judge = (move: object) => judgeAnswer(exercise, move as never, { game, worker });
  expect(await judge(legal[0]!)).toEqual({ is: 'solved', reasons: exercise.reasons });
  expect(await judge(legal[1]!)).toEqual({ is: 'asBefore', reasons: exercise.reasons });
  expect(isClosed).toBe(false);
  const verdicts = await Promise.all(legal.slice(2, 5).map(judge));
  expect(isClosed).toBe(true);
  expect(verdicts.map(({ is }) => is)).toContain('missed');
  for (const verdict of verdicts) {
    expect(isSolved(verdict)).toBe(verdict.is === 'alsoGood');
    if (verdict.is === 'missed') expect(verdict.reasons.length).toBeGreaterThan(0);
  }
});
