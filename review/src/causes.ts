import type { Seat } from '@richtfest/engine';
import type { Review } from './review.ts';
import { type Amount, isClear } from './grades.ts';
import type { Cause } from './texts/review-texts.ts';

const CAUSES: readonly Cause[] = ['own', 'others', 'luck'];

/** The seats with the largest share of the win. */
export function leadersOf({ seats }: Review): Seat[] {
  const most = Math.max(...seats.map(({ result }) => result.shares));
  return seats.flatMap(({ result }, seat) => (result.shares === most ? [seat] : []));
}

/**
 * The main reason for a seat's result: one cause, or the first two if it is uncertain which of them
 * helped more.
 */
export function mainCausesOf(review: Review, seat: Seat): Cause[] {
  return strongestOf(review, seat, 1);
}

/**
 * The greatest loss of a seat: one cause, or the first two if it is uncertain which of them cost
 * more.
 */
export function worstCausesOf(review: Review, seat: Seat): Cause[] {
  return strongestOf(review, seat, -1);
}

/**
 * The causes that did most for a seat, or against it if the sign is −1. A cause leads only if it does
 * so beyond doubt both in win shares and in points, because readers see both.
 */
function strongestOf({ seats }: Review, seat: Seat, sign: 1 | -1): Cause[] {
  const of = (cause: Cause, measure: keyof Amount = 'shares') =>
    sign * (seats[seat]?.[cause][measure] ?? 0);
  const leads = (one: Cause, other: Cause, measure: keyof Amount) => {
    const errorOf = (cause: Cause) => seats[seat]?.[cause].error[measure] ?? 0;
    const lead = of(one, measure) - of(other, measure);
    return lead > 0 && isClear(lead, Math.hypot(errorOf(one), errorOf(other)));
  };
  const [first = 'luck', ...others] = CAUSES.toSorted((one, other) => of(other) - of(one));
  const rival = others.find(
    (other) => of(other) > 0 && !(leads(first, other, 'shares') && leads(first, other, 'points')),
  );
  return rival === undefined ? [first] : [first, rival];
}
