import type { Seat } from '@richtfest/engine';
import { type Review, percentText } from '@richtfest/review';
import type { Cause } from './review-page-texts.ts';
import type { ReviewWords } from './review-words.ts';

const CAUSES: readonly Cause[] = ['own', 'others', 'luck'];

/** Who won, above all why, and the move that mattered most, in one sentence. */
export function summarySentence(review: Review, { page, format }: ReviewWords): string {
  const { isFinished, moments } = review;
  const leaders = leadersOf(review);
  const [leader = 0] = leaders;
  if (!isFinished) {
    const chance = review.seats[leader]?.result.shares ?? 0;
    return page.ahead(leader, percentText(chance, format), format);
  }
  const [most] = moments.toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  const cause = page.because[causesOf(review, leader).at(-1) ?? 'luck'];
  const sentence = `${page.won(leaders, format)}, ${cause}`;
  return most === undefined ? `${sentence}.` : `${sentence}; ${page.decisive(most.move)}.`;
}

/** To the reader: praise first, then what cost most; empty without a reader. */
export function readerSentences(review: Review, { page, format }: ReviewWords): string[] {
  const { reader } = format;
  if (reader === undefined) return [];
  const open = review.decisions.filter(({ seat, grade }) => seat === reader && grade !== 'forced');
  const good = open.filter(({ grade }) => grade === 'best' || grade === 'good').length;
  const praise = open.length === 0 ? [] : [page.praise(good, open.length)];
  const hasLost = review.isFinished && !leadersOf(review).includes(reader);
  const [worst = 'luck'] = causesOf(review, reader);
  return hasLost ? [...praise, page.lost[worst]] : praise;
}

/** The seats with the largest share of the win. */
function leadersOf({ seats }: Review): Seat[] {
  const most = Math.max(...seats.map(({ result }) => result.shares));
  return seats.flatMap(({ result }, seat) => (result.shares === most ? [seat] : []));
}

/** What contributed to a seat's result, the most harmful first. */
function causesOf({ seats }: Review, seat: Seat): Cause[] {
  const by = (cause: Cause) => seats[seat]?.[cause].shares ?? 0;
  return CAUSES.toSorted((one, other) => by(one) - by(other));
}
