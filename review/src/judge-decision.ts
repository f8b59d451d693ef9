import type { GameTypes } from '@richtfest/engine';
import type { ReviewBudget } from './budget.ts';
import { type Amount, type Grade, gradeOf } from './grades.ts';
import { Reviewer } from './reviewer.ts';
import type { Subject } from './subject.ts';
import { meansOf, variancesOf } from './sums.ts';
import { runUnit } from './units.ts';

/** How good a decision was. */
export interface JudgedDecision {
  readonly grade: Grade;
  /** The loss compared with the best move. */
  readonly loss: Amount;
  readonly error: Amount;
}

interface JudgeDecisionOptions<T extends GameTypes> {
  /** A position in the subject's decisions. */
  readonly decision: number;
  /** The move to compare with. */
  readonly best: T['Move'];
  readonly samples: number;
  readonly seed: string;
}

/** Judges one decision of a match against a better move; undefined if there is no such decision. */
export function judgeDecision<T extends GameTypes>(
  subject: Subject<T>,
  { decision, best, samples, seed }: JudgeDecisionOptions<T>,
): JudgedDecision | undefined {
  const made = subject.decisions[decision];
  if (made === undefined) return undefined;
  const compared = runUnit(subject, { kind: 'compare', decision, best, samples, seed });
  if (!('versus' in compared)) return undefined;
  const [means, variances] = [meansOf(compared.versus), variancesOf(compared.versus)];
  const [share, point] = [made.seat, subject.players + made.seat];
  const loss = { shares: 0 - (means[share] ?? 0), points: 0 - (means[point] ?? 0) };
  const error = {
    shares: Math.sqrt(variances[share] ?? 0),
    points: Math.sqrt(variances[point] ?? 0),
  };
  const isBest = loss.shares <= 0 && loss.points <= 0;
  return { grade: isBest ? 'best' : gradeOf(loss, error), loss, error };
}

interface JudgeAgainOptions {
  readonly decision: number;
  readonly budget: ReviewBudget;
  readonly seed: string;
}

/** Judges one decision as a review with this budget would: the judge looks for its best move first. */
export function judgeAgain<T extends GameTypes>(
  subject: Subject<T>,
  { decision, ...options }: JudgeAgainOptions,
): Grade {
  const reviewer = new Reviewer(subject, { ...options, only: decision });
  for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
    reviewer.complete(
      units,
      units.map((unit) => runUnit(subject, unit)),
    );
  }
  return reviewer.review().decisions[decision]?.grade ?? 'best';
}
