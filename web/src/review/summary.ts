import { type Review, causesOf, leadersOf } from '@richtfest/review';
import type { ReviewWords } from './review-words.ts';

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
