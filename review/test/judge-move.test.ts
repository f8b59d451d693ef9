import { readFileSync } from 'node:fs';
import { findGame } from '@richtfest/catalog';
import { type MatchFile, type PlayableGame, writeTurn } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { gradeOf, judgeAgain, judgeMove, reviewBudget, subjectOf } from '../src/index.ts';
import { preparedMatch, reviewed } from './matches.ts';

/** With its search hooks. */
const game: PlayableGame = await findGame('three-little-pigs')!.load();

const url = new URL(
  '../../games/three-little-pigs/test/matches/v1-three-experienced.json',
  import.meta.url,
);
const whole = JSON.parse(readFileSync(url, 'utf8')) as MatchFile;

/** The match up to its first choice, with every move that could follow. */
function firstChoice() {
  const prepared = subjectOf(game, whole);
  if ('problems' in prepared) throw new Error('the match can be replayed');
  const { at, seat, legal } = prepared.subject.decisions.find(({ isForced }) => !isForced)!;
  const { result: _, ...file } = whole;
  const moves = whole.moves.slice(0, at);
  const played = (move: (typeof legal)[number]): MatchFile => ({
    ...file,
    moves: [...moves, writeTurn(game, seat, move)],
  });
  return { legal, played };
}

test('the best move loses nothing, others are graded by what they lose and explained', () => {
  const { legal, played } = firstChoice();
  const few = legal.slice(0, 4);
  const judged = (move: (typeof legal)[number], best: (typeof legal)[number]) =>
    judgeMove(game, played(move), { best, seed: 'x' })!;
  const losses = few.map((move) => judged(move, few[0]!).loss.shares);
  const best = few[losses.indexOf(Math.min(...losses))]!;
  const worst = few[losses.indexOf(Math.max(...losses))]!;
  expect(judged(best, best)).toMatchObject({ grade: 'best', reasons: [] });
  const { grade, loss, error, reasons } = judged(worst, best);
  expect(loss.shares).toBeCloseTo(Math.max(...losses) - Math.min(...losses));
  expect(grade).toBe(gradeOf(loss, error));
  expect(grade).not.toBe('good');
  expect(reasons.length).toBeGreaterThan(0);
});

test('a match without its secret is not judged', () => {
  const { legal, played } = firstChoice();
  const { secret: _, ...file } = played(legal[0]!);
  expect(judgeMove(game, file, { best: legal[0]!, seed: 'x' })).toBeUndefined();
});

test('a decision judged again has the grade of a review with that budget', () => {
  const { legal, played } = firstChoice();
  const budget = reviewBudget(game);
  const grades = legal.slice(0, 4).map((move) => {
    const subject = preparedMatch(game, played(move));
    const decision = subject.decisions.length - 1;
    const { decisions } = reviewed(game, played(move), { budget, seed: 'x' });
    const again = judgeAgain(subject, { decision, budget, seed: 'x' });
    expect(again).toBe(decisions[decision]!.grade);
    return again;
  });
  expect(new Set(grades).size).toBeGreaterThan(1);
});
