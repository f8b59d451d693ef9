import { findGame } from '@richtfest/catalog';
import type { GameMove, MatchFile } from '@richtfest/engine';
import {
  type JudgedMove,
  type Review,
  Reviewer,
  type Subject,
  type Unit,
  type UnitOutcome,
  judgeMove,
  reviewBudget,
  runUnit,
  subjectOf,
} from '@richtfest/review';

/** Requests to a worker. Everything is plain data. */
export interface ReviewRequests {
  /** Replays the match; comes first. */
  readonly open: { readonly file: MatchFile };
  /** Plans the review and returns its first units. */
  readonly plan: { readonly budget: number };
  /** Completes a round of the plan. */
  readonly complete: { readonly outcomes: readonly UnitOutcome[] };
  readonly unit: { readonly unit: Unit };
  /** Judges the last move of a match against a better one. */
  readonly judge: { readonly file: MatchFile; readonly best: GameMove };
}

export interface ReviewAnswers {
  readonly open: { readonly isReadable: boolean };
  readonly plan: PlannedRound;
  readonly complete: PlannedRound;
  readonly unit: UnitOutcome;
  readonly judge: JudgedMove | undefined;
}

export interface PlannedRound {
  /** Undefined after the last round. */
  readonly units: readonly Unit[] | undefined;
  /** Present as soon as there is a result. */
  readonly review: Review | undefined;
  readonly done: number;
  readonly of: number;
}

/** The same seed gives the same review on every device. */
const SEED = 'review';

/**
 * What a worker of a review does. One of them also plans the rounds, so that the page's own thread
 * computes nothing.
 */
export class ReviewDesk {
  #subject: Subject | undefined;
  #reviewer: Reviewer | undefined;
  #units: readonly Unit[] = [];

  async open({ file }: ReviewRequests['open']): Promise<ReviewAnswers['open']> {
    const game = await findGame(file.game)?.load(file.rulesVersion);
    if (game === undefined) return { isReadable: false };
    const prepared = subjectOf(game, file);
    if ('problems' in prepared) return { isReadable: false };
    this.#subject = prepared.subject;
    return { isReadable: true };
  }

  /** `budget` is a factor of the game's default. */
  plan({ budget }: ReviewRequests['plan']): PlannedRound {
    const subject = this.#opened;
    this.#reviewer = new Reviewer(subject, {
      seed: SEED,
      budget: reviewBudget(subject.game, budget),
    });
    return this.#nextRound(this.#reviewer);
  }

  complete({ outcomes }: ReviewRequests['complete']): PlannedRound {
    const reviewer = this.#reviewer;
    if (reviewer === undefined) throw new RangeError('the review has no plan');
    reviewer.complete(this.#units, outcomes);
    return this.#nextRound(reviewer);
  }

  unit({ unit }: ReviewRequests['unit']): UnitOutcome {
    return runUnit(this.#opened, unit);
  }

  async judge({ file, best }: ReviewRequests['judge']): Promise<ReviewAnswers['judge']> {
    const game = await findGame(file.game)?.load(file.rulesVersion);
    return game === undefined ? undefined : judgeMove(game, file, { best, seed: SEED });
  }

  get #opened(): Subject {
    if (this.#subject === undefined) throw new RangeError('no match has been opened');
    return this.#subject;
  }

  #nextRound(reviewer: Reviewer): PlannedRound {
    const units = reviewer.next();
    this.#units = units ?? [];
    const review = reviewer.hasResult ? reviewer.review() : undefined;
    return { units, review, ...reviewer.progress };
  }
}
