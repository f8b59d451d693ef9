import type { Seat } from '@richtfest/engine';
import { type Review, leadersOf, reviewSummary, worstCausesOf } from '@richtfest/review';
import { type ReviewWords, moveText } from './review-words.ts';

/** To the reader: praise first, then what cost most; empty without a reader. */
export function readerSentences(review: Review, words: ReviewWords): string[] {
  const { page, format } = words;
  const { reader } = format;
  if (reader === undefined) return [];
  const open = review.decisions.filter(({ seat, grade }) => seat === reader && grade !== 'forced');
  const good = open.filter(({ grade }) => grade === 'best' || grade === 'good').length;
  const praise = good === 0 ? [] : [page.praise(good, open.length)];
  const hasLost = review.isFinished && !leadersOf(review).includes(reader);
  if (!hasLost) return praise;
  const causes = worstCausesOf(review, reader);
  const idea = causes.includes('own') ? ideaFor(review, reader, words) : [];
  return [...praise, ...causes.flatMap((cause) => (cause === 'own' ? idea : page.lost[cause]))];
}

/** The better move where the reader lost most; none unless it was a clear mistake. */
function ideaFor({ decisions }: Review, reader: Seat, words: ReviewWords): string[] {
  const [worst] = decisions
    .filter(({ seat, grade }) => seat === reader && ['mistake', 'blunder'].includes(grade))
    .sort((one, other) => other.loss.shares - one.loss.shares);
  if (worst === undefined) return [];
  return [words.page.idea(words.when(worst.move), moveText(worst.best, words))];
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
