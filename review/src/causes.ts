import type { Seat } from '@richtfest/engine';
import type { Review } from './review.ts';
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

/** The causes that did most for a seat, or against it if the sign is −1. */
function strongestOf({ seats }: Review, seat: Seat, sign: 1 | -1): Cause[] {
  const of = (cause: Cause) => sign * (seats[seat]?.[cause].shares ?? 0);
  const errorOf = (cause: Cause) => seats[seat]?.[cause].error.shares ?? 0;
  const [first = 'luck', second = 'luck'] = CAUSES.toSorted((one, other) => of(other) - of(one));
  const isUncertain = of(first) - of(second) < Math.hypot(errorOf(first), errorOf(second));
  return of(second) > 0 && isUncertain ? [first, second] : [first];
}
