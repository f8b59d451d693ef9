import type { SeatFormat } from '@richtfest/engine';
import { leadersOf, mainCausesOf } from './causes.ts';
import { mostImportant } from './moments.ts';
import { percentText } from './percent-text.ts';
import type { Review } from './review.ts';
import type { Cause, ReviewTexts } from './texts/review-texts.ts';

interface SummaryWords {
  readonly texts: ReviewTexts;
  readonly format: SeatFormat;
  /** Names a move inside a sentence, for readers who don't count moves. */
  readonly moveName?: (move: number) => string;
}

/** The winner, the main reason and the move that mattered most, in one sentence. */
export function reviewSummary(review: Review, words: SummaryWords): string {
  const { texts, format, moveName = texts.moveNumber } = words;
  const { seats, isFinished, moments } = review;
  const leaders = leadersOf(review);
  const [leader = 0] = leaders;
  const most = mostImportant(moments);
  const decisive = most === undefined ? '' : `; ${texts.decisive(moveName(most.move))}`;
  if (!isFinished) {
    const chance = percentText(seats[leader]?.result.shares ?? 0, format);
    return `${texts.ahead(leader, chance, format)}${decisive}.`;
  }
  // Those who share a win owe it to different causes.
  const causes = leaders.length === 1 ? `, ${causesText(review, words)}` : '';
  return `${texts.won(leaders, format)}${causes}${decisive}.`;
}

/** In this order they read well in a list. */
const SAYING_ORDER: readonly Cause[] = ['luck', 'own', 'others'];

/** “above all by playing well”: what the winner owes the win to. */
function causesText(review: Review, { texts, format }: SummaryWords): string {
  const causes = mainCausesOf(review, leadersOf(review)[0] ?? 0);
  const said = SAYING_ORDER.filter((cause) => causes.includes(cause));
  return texts.aboveAll(format.list(said.map((cause) => texts.because[cause])));
}
