import {
  type Review,
  causesOf,
  causesText,
  leadersOf,
  mostImportant,
  percentText,
} from '@richtfest/review';
import type { ReviewWords } from './review-words.ts';

/** Who won, above all why, and the move that mattered most, in one sentence. */
export function summarySentence(
  review: Review,
  { page, format, review: texts }: ReviewWords,
): string {
  const { isFinished, moments } = review;
  const leaders = leadersOf(review);
  const [leader = 0] = leaders;
  if (!isFinished) {
    const chance = review.seats[leader]?.result.shares ?? 0;
    return page.ahead(leader, percentText(chance, format), format);
  }
  const most = mostImportant(moments);
  const sentence = `${page.won(leaders, format)}, ${causesText(review, { texts, format })}`;
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
  const worst = causesOf(review, reader).at(-1) ?? 'luck';
  return hasLost ? [...praise, page.lost[worst]] : praise;
}
