import type { Seat } from '@richtfest/engine';
import type { Review } from './review.ts';
import type { Cause } from './texts/review-texts.ts';

const CAUSES: readonly Cause[] = ['own', 'others', 'luck'];

/** The seats with the largest share of the win. */
export function leadersOf({ seats }: Review): Seat[] {
  const most = Math.max(...seats.map(({ result }) => result.shares));
  return seats.flatMap(({ result }, seat) => (result.shares === most ? [seat] : []));
}

/** What contributed to a seat's result, the most helpful first. */
export function causesOf({ seats }: Review, seat: Seat): Cause[] {
  const by = (cause: Cause) => seats[seat]?.[cause].shares ?? 0;
  return CAUSES.toSorted((one, other) => by(other) - by(one));
}

/**
 * What a seat owes its result to above all: one cause, or the first two if it is uncertain which of
 * them helped more.
 */
export function mainCausesOf(review: Review, seat: Seat): Cause[] {
  const [first = 'luck', second = 'luck'] = causesOf(review, seat);
  const of = (cause: Cause) => review.seats[seat]?.[cause];
  const error = Math.hypot(of(first)?.error.shares ?? 0, of(second)?.error.shares ?? 0);
  const [most, next] = [of(first)?.shares ?? 0, of(second)?.shares ?? 0];
  return next > 0 && most - next < error ? [first, second] : [first];
}
