import { type Review, leadersOf, reviewSummary, worstCausesOf } from '@richtfest/review';
import type { ReviewWords } from './review-words.ts';

/** To the reader: praise first, then what cost most; empty without a reader. */
export function readerSentences(review: Review, { page, format }: ReviewWords): string[] {
  const { reader } = format;
  if (reader === undefined) return [];
  const open = review.decisions.filter(({ seat, grade }) => seat === reader && grade !== 'forced');
  const good = open.filter(({ grade }) => grade === 'best' || grade === 'good').length;
  const praise = good === 0 ? [] : [page.praise(good, open.length)];
  const hasLost = review.isFinished && !leadersOf(review).includes(reader);
  if (!hasLost) return praise;
  return [...praise, ...worstCausesOf(review, reader).map((cause) => page.lost[cause])];
}

/**
 * The headline of a review, then what it tells its reader. A first result often names another move
 * than the last one: it says so, and judges nobody.
 */
export function verdictSentences(
  review: Review,
  words: ReviewWords,
  isFinal: boolean,
): readonly string[] {
  const headline = reviewSummary(review, words);
  return isFinal
    ? [headline, ...readerSentences(review, words)]
    : [words.page.firstImpression(headline)];
}
