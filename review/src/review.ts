import { type GameMove, type GameTypes, type Seat, isEqualJson } from '@richtfest/engine';
import { type Amount, type Grade, gradeOf } from './grades.ts';
import { type Moment, momentsOf } from './moments.ts';
import type { MoveReason } from './reasons/find-reasons.ts';
import type { Subject } from './subject.ts';
import {
  type Figures,
  type Sums,
  cautiousVariancesOf,
  meansOf,
  minus,
  plus,
  variancesOf,
} from './sums.ts';
import type { Comparison } from './valuing/comparison.ts';
import { type Method, methodOf } from './valuing/valuer.ts';

/** An amount with its standard errors. */
export interface Estimate extends Amount {
  readonly error: Amount;
}

/** Where a seat's result comes from: `start + luck + own + others = result`. */
export interface SeatReview {
  readonly start: Estimate;
  readonly luck: Estimate;
  readonly own: Estimate;
  readonly others: Estimate;
  readonly result: Estimate;
}

export interface DecisionReview {
  /** The number of the move, from 1. */
  readonly move: number;
  readonly seat: Seat;
  readonly played: GameMove;
  readonly best: GameMove;
  readonly grade: Grade;
  /** The loss of the played move compared with the best one. */
  readonly loss: Amount;
  readonly error: Amount;
  /**
   * The seat's gain or loss compared with the reference player, who follows the rollout policy. The
   * sum over a seat's decisions is its `own`.
   */
  readonly choice: Estimate;
  /** Why the best move is better; empty if it was not worth an explanation. */
  readonly reasons: readonly MoveReason[];
}

/** A position in the course of the match. */
export interface CoursePoint {
  /** The number of moves before it. */
  readonly moves: number;
  readonly seats: readonly Estimate[];
  /** Each seat's luck in the step before it; empty at the start. */
  readonly luck: readonly Estimate[];
  /** The step before it had no chance: its luck is only the error of the estimates. */
  readonly withoutChance?: true;
}

export interface Review {
  readonly method: Method;
  /** Otherwise the result is an estimate. */
  readonly isFinished: boolean;
  readonly seats: readonly SeatReview[];
  readonly course: readonly CoursePoint[];
  readonly decisions: readonly DecisionReview[];
  readonly moments: readonly Moment[];
}

/** Results so far, by step and by decision. */
export interface Estimates<T extends GameTypes> {
  readonly values: readonly (Sums | undefined)[];
  readonly best: readonly (T['Move'] | undefined)[];
  readonly comparisons: readonly (Comparison | undefined)[];
  readonly reasons: readonly (readonly MoveReason[] | undefined)[];
}

/** Figures and the variances of their errors. */
interface Term {
  readonly mean: Figures;
  readonly variance: Figures;
}

export function reviewOf<T extends GameTypes>(
  subject: Subject<T>,
  estimates: Estimates<T>,
): Review {
  const { steps, players } = subject;
  const zero = Array.from({ length: 2 * players }, () => 0);
  const nothing: Term = { mean: zero, variance: zero };
  const termOf = (sums: Sums | undefined): Term =>
    sums === undefined ? nothing : { mean: meansOf(sums), variance: variancesOf(sums) };
  const values = estimates.values.map((sums) =>
    sums === undefined ? nothing : { mean: meansOf(sums), variance: cautiousVariancesOf(sums) },
  );
  const choices = subject.decisions.map((_, at) => termOf(estimates.comparisons[at]?.choice));
  const versus = subject.decisions.map((_, at) => termOf(estimates.comparisons[at]?.versus));
  const lucks = steps.map((step, at) => {
    const made = step.decisions.map((decision) => choices[decision] as Term);
    return stepLuck(values[at] as Term, values[at + 1] as Term, sumOf(made, nothing));
  });
  const decisions = decisionReviews(subject, estimates, { choices, versus });
  const course = values.map((value, at) => ({
    moves: steps[at]?.from ?? subject.match.line.length,
    seats: estimatesOf(value, players),
    luck: at === 0 ? [] : estimatesOf(lucks[at - 1] as Term, players),
    ...(steps[at - 1]?.hasChance === false ? { withoutChance: true as const } : {}),
  }));
  return {
    method: methodOf(subject.game),
    isFinished: subject.result !== undefined,
    seats: seatReviews(subject, { values, choices, nothing }),
    course,
    decisions,
    moments: momentsOf({ course, decisions }),
  };
}

/**
 * The change of the values without that of the choices; the sum over all steps is exact because it
 * telescopes.
 */
function stepLuck(before: Term, after: Term, choices: Term): Term {
  return {
    mean: minus(minus(after.mean, before.mean), choices.mean),
    variance: plus(plus(after.variance, before.variance), choices.variance),
  };
}

function sumOf(terms: readonly Term[], nothing: Term): Term {
  return terms.reduce(
    (sum, { mean, variance }) => ({
      mean: plus(sum.mean, mean),
      variance: plus(sum.variance, variance),
    }),
    nothing,
  );
}

interface Terms {
  readonly values: readonly Term[];
  readonly choices: readonly Term[];
  readonly nothing: Term;
}

function seatReviews<T extends GameTypes>(
  { decisions, players }: Subject<T>,
  { values, choices, nothing }: Terms,
): SeatReview[] {
  const start = values[0] ?? nothing;
  const result = values.at(-1) ?? nothing;
  return Array.from({ length: players }, (_, seat) => {
    const by = (isOwn: boolean) =>
      sumOf(
        choices.filter((_choice, at) => (decisions[at]?.seat === seat) === isOwn),
        nothing,
      );
    const [own, others] = [by(true), by(false)];
    const luck = stepLuck(start, result, sumOf([own, others], nothing));
    const estimate = (term: Term) => estimateAt(term, seat, players);
    return {
      start: estimate(start),
      luck: estimate(luck),
      own: estimate(own),
      others: estimate(others),
      result: estimate(result),
    };
  });
}

function estimatesOf(term: Term, players: number): Estimate[] {
  return Array.from({ length: players }, (_, seat) => estimateAt(term, seat, players));
}

function estimateAt({ mean, variance }: Term, seat: Seat, players: number): Estimate {
  const error = (at: number) => Math.sqrt(variance[at] ?? 0);
  return {
    shares: mean[seat] ?? 0,
    points: mean[players + seat] ?? 0,
    error: { shares: error(seat), points: error(players + seat) },
  };
}

function decisionReviews<T extends GameTypes>(
  { decisions, players }: Subject<T>,
  { best, reasons }: Estimates<T>,
  { choices, versus }: Pick<Terms, 'choices'> & { readonly versus: readonly Term[] },
): DecisionReview[] {
  return decisions.map(({ at, seat, played, isForced }, index) => {
    const choice = estimateAt(choices[index] as Term, seat, players);
    const { shares, points, error } = estimateAt(versus[index] as Term, seat, players);
    const loss = { shares: 0 - shares, points: 0 - points };
    const reference = best[index] ?? played;
    const isBest = isEqualJson(reference, played);
    const grade = isForced ? 'forced' : isBest ? 'best' : gradeOf(loss, error);
    const why = reasons[index] ?? [];
    return {
      move: at + 1,
      seat,
      played,
      best: reference,
      grade,
      loss,
      error,
      choice,
      reasons: why,
    };
  });
}
