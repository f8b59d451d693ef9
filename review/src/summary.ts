import type { SeatFormat } from '@richtfest/engine';
import { leadersOf, mainCausesOf } from './causes.ts';
import { mostImportant } from './moments.ts';
import { percentText } from './percent-text.ts';
import type { Review } from './review.ts';
import type { Cause, ReviewTexts } from './texts/review-texts.ts';

/** One or two sentences: who won, above all why, and the move that changed the most. */
export function reviewSummary(
  review: Review,
  { texts, format }: { readonly texts: ReviewTexts; readonly format: SeatFormat },
): string {
  const { seats, isFinished, moments } = review;
  const leaders = leadersOf(review);
  const [leader = 0] = leaders;
  if (!isFinished) {
    const chance = percentText(seats[leader]?.result.shares ?? 0, format);
    return texts.ahead(format.seat(leader), chance);
  }
  const names = format.list(leaders.map((seat) => format.seat(seat)));
  const won = leaders.length === 1 ? texts.won(names) : texts.shared(names);
  const decisive = mostImportant(moments);
  const sentence = `${won}, ${causesText(review, { texts, format })}.`;
  return decisive === undefined ? sentence : `${sentence} ${texts.decisive(decisive.move)}`;
}

/** In this order they read well in a list. */
const SAYING_ORDER: readonly Cause[] = ['luck', 'own', 'others'];

/** “above all by playing well”: what the winner, or the first of several, owes the win to. */
export function causesText(
  review: Review,
  { texts, format }: { readonly texts: ReviewTexts; readonly format: SeatFormat },
): string {
  const causes = mainCausesOf(review, leadersOf(review)[0] ?? 0);
  const said = SAYING_ORDER.filter((cause) => causes.includes(cause));
  return texts.aboveAll(format.list(said.map((cause) => texts.because[cause])));
}
