import type { Format } from '@richtfest/engine';
import { errorText, percentText, shareErrorText } from './percent-text.ts';
import type { Estimate } from './review.ts';
import type { ReviewTexts } from './texts/review-texts.ts';

interface AmountWords {
  readonly texts: ReviewTexts;
  readonly format: Format;
}

/** `−3.1 points ± 0.4`, as a change; without ± if nothing was sampled. */
export function pointsText(
  { points, error }: Pick<Estimate, 'points' | 'error'>,
  { texts, format }: AmountWords,
): string {
  const rounded = Math.round(10 * points) / 10;
  const amount = format.count(Math.abs(rounded), texts.point);
  return `${sign(rounded)}${amount}${errorText(error.points, format)}`;
}

/** `−12 % ± 3`, as a change; without ± if nothing was sampled. */
export function shareText(
  { shares, error }: Pick<Estimate, 'shares' | 'error'>,
  format: Format,
): string {
  const change = `${sign(Math.round(100 * shares))}${percentText(Math.abs(shares), format)}`;
  return `${change}${shareErrorText(error.shares, format)}`;
}

/** `43 % ± 3`, as a chance; without ± if nothing was sampled. */
export function chanceText(
  { shares, error }: Pick<Estimate, 'shares' | 'error'>,
  format: Format,
): string {
  return `${percentText(shares, format)}${shareErrorText(error.shares, format)}`;
}

/**
 * The change by a choice or by luck. Points come first, because they are easier to understand; they
 * are left out if they went the other way.
 */
export function swingText(estimate: Estimate, words: AmountWords): string {
  const { texts, format } = words;
  const chance = `${shareText(estimate, format)} ${texts.chance}`;
  if (Math.round(100 * estimate.shares) === 0) return pointsText(estimate, words);
  if (Math.sign(estimate.points) !== Math.sign(estimate.shares)) return chance;
  return `${pointsText(estimate, words)}, ${chance}`;
}

/** The sign of an amount that is shown without its own. */
export function sign(value: number): string {
  if (value === 0) return '';
  return value < 0 ? '−' : '+';
}
