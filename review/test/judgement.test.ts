import { describe, expect, test } from 'vitest';
import { Judgement } from '../src/judgement.ts';
import { exactSums, sumsOf } from '../src/sums.ts';

/** Samples in which the played move loses this much against a move, more or less. */
function losing(...losses: number[]) {
  const versus = sumsOf(losses.map((loss) => [-loss, loss]));
  return { choice: sumsOf(losses.map(() => [0.1, -0.1])), versus };
}

const CLEAR = [0.2, 0.21, 0.19, 0.2];
const UNCLEAR = [0.4, -0.4, 0.3, -0.2];
const [EARLIER, LATER, PLAYED] = ['earlier', 'later', 'played'].map((verb) => ({ verb }));

function judged(...steps: [move: { verb: string }, losses: number[]][]): Judgement<never> {
  const judgement = new Judgement<never>(0);
  for (const [move, losses] of steps) {
    judgement.find(move as never);
    judgement.add(move as never, losing(...losses));
    judgement.settle();
  }
  return judgement;
}

describe('a move that the judge prefers later', () => {
  test('replaces an earlier one that it beats', () => {
    expect(judged([EARLIER!, CLEAR], [LATER!, [0.3, 0.31]]).best).toBe(LATER);
  });

  test('replaces an earlier one that is not clearly better than the played move', () => {
    expect(judged([EARLIER!, UNCLEAR], [PLAYED!, [0, 0]]).best).toBe(PLAYED);
  });

  test('does not replace a clearly better one, even if it is the played move', () => {
    const { best, comparison } = judged([EARLIER!, CLEAR], [PLAYED!, [0, 0]]);
    expect(best).toBe(EARLIER);
    expect(comparison!.versus).toEqual(losing(...CLEAR).versus);
    expect(judged([EARLIER!, CLEAR], [LATER!, [0.1, 0.1]]).best).toBe(EARLIER);
  });

  test('is the one to compare until it is settled, while the earlier one stays the best', () => {
    const judgement = judged([EARLIER!, CLEAR]);
    judgement.find(LATER as never);
    judgement.settle();
    expect(judgement.best).toBe(EARLIER);
    expect(judgement.compared).toBe(LATER);
    judgement.add(LATER as never, losing(0.3, 0.3));
    judgement.settle();
    expect([judgement.best, judgement.compared]).toEqual([LATER, LATER]);
  });
});

test('what the choice was worth is measured by all samples', () => {
  expect(judged([EARLIER!, CLEAR], [LATER!, [0.3, 0.3]]).comparison!.choice.count).toBe(6);
});

test('an exact comparison stays exact', () => {
  const judgement = new Judgement<never>(0, PLAYED as never);
  const zero = exactSums([0, 0]);
  judgement.add(PLAYED as never, { choice: zero, versus: zero });
  judgement.add(PLAYED as never, { choice: zero, versus: zero });
  expect(judgement.comparison).toEqual({ choice: zero, versus: zero });
});
