import type { SeatFormat } from '@richtfest/engine';
import { type Moment, otherMover } from './moments.ts';
import type { DecisionReview } from './review.ts';
import type { ReviewTexts } from './texts/review-texts.ts';

/** `Move 23: good luck for Anna`; says so if the luck came after another player's move. */
export function luckTitle(
  moment: Moment,
  decisions: readonly DecisionReview[],
  { texts, format }: { readonly texts: ReviewTexts; readonly format: SeatFormat },
): string {
  const { move, seat, swing } = moment;
  const mover = otherMover(moment, decisions);
  if (mover === undefined) return texts[swing > 0 ? 'lucky' : 'unlucky'](seat, move, format);
  return texts[swing > 0 ? 'luckyAfter' : 'unluckyAfter']({ seat, mover, move }, format);
}
