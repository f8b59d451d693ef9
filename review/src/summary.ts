import type { Seat, SeatFormat } from '@richtfest/engine';
import { percentText } from './percent-text.ts';
import type { Review } from './review.ts';
import type { Cause, ReviewTexts } from './texts/review-texts.ts';

const CAUSES: readonly Cause[] = ['own', 'others', 'luck'];

/** One or two sentences: who won, above all why, and the move that changed the most. */
export function reviewSummary(
  review: Review,
  { texts, format }: { readonly texts: ReviewTexts; readonly format: SeatFormat },
): string {
  const { seats, isFinished, moments } = review;
  const most = Math.max(...seats.map(({ result }) => result.shares));
  const first = seats.flatMap(({ result }, seat) => (result.shares === most ? [seat] : []));
  const [leader = 0] = first;
  if (!isFinished) return texts.ahead(format.seat(leader), percentText(most, format));
  const names = format.list(first.map((seat) => format.seat(seat)));
  const sayings = first.length === 1 ? texts.won : texts.shared;
  const [decisive] = moments.toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  const sentence = sayings[causeOf(review, leader)](names);
  return decisive === undefined ? sentence : `${sentence} ${texts.decisive(decisive.move)}`;
}

/** What contributed most to a seat's result. */
function causeOf({ seats }: Review, seat: Seat): Cause {
  const own = seats[seat];
  const by = (cause: Cause) => own?.[cause].shares ?? 0;
  return CAUSES.toSorted((one, other) => by(other) - by(one))[0] ?? 'luck';
}
