import type { GameTypes } from '@richtfest/engine';
import type { Review } from './review.ts';
import { type ReviewOptions, Reviewer } from './reviewer.ts';
import type { Subject } from './subject.ts';
import { type UnitOutcome, runUnit } from './units.ts';

/** The state of a review in progress. */
export interface ReviewProgress {
  /** From 0 to 1; grows within a round, too. */
  readonly share: number;
  /** Present after a round that improved the review. */
  readonly review?: Review;
}

/**
 * Reviews a match on one thread, one unit of work at a time. A caller can stop after any step and
 * use the latest review.
 */
export function* reviewMatch<T extends GameTypes>(
  subject: Subject<T>,
  options: ReviewOptions,
): Generator<ReviewProgress, Review> {
  const reviewer = new Reviewer(subject, options);
  for (let units = reviewer.next(); units !== undefined; units = reviewer.next()) {
    const { done, of } = reviewer.progress;
    const outcomes: UnitOutcome<T>[] = [];
    for (const unit of units) {
      outcomes.push(runUnit(subject, unit));
      yield { share: (done + outcomes.length / units.length) / of };
    }
    reviewer.complete(units, outcomes);
    if (reviewer.hasResult) yield { share: (done + 1) / of, review: reviewer.review() };
  }
  return reviewer.review();
}
