import {
  type Format,
  type Game,
  type GameMove,
  type GameTexts,
  type Language,
  type PlayableGame,
  type Seat,
  type SeatFormat,
  addressing,
  formatWith,
  say,
} from '@richtfest/engine';
import {
  type Amount,
  type Estimate,
  type ReviewTexts,
  percentText,
  reviewTexts,
  shareErrorText,
} from '@richtfest/review';
import { type ReviewPageTexts, reviewPageTexts } from './review-page-texts.ts';

/** Everything that puts a review into words for its reader. */
export interface ReviewWords {
  readonly game: PlayableGame;
  readonly language: Language;
  readonly format: SeatFormat;
  readonly gameTexts: GameTexts;
  readonly page: ReviewPageTexts;
  readonly review: ReviewTexts;
}

/** `reader` is the only person of this device in the match, whom texts address as “you”. */
export function reviewWords(
  game: Game,
  language: Language,
  { names, reader }: { readonly names: readonly string[]; readonly reader: Seat | undefined },
): ReviewWords {
  return {
    game,
    language,
    format: addressing(formatWith(Intl, language, names), reader),
    gameTexts: game.texts[language],
    page: reviewPageTexts[language],
    review: reviewTexts[language],
  };
}

export function moveText(move: GameMove, { gameTexts, format }: ReviewWords): string {
  return say(gameTexts.moves, 'verb', move, format);
}

/** `−3.1 points` */
export function pointsText({ points }: Amount, { format, review }: ReviewWords): string {
  const rounded = Math.round(10 * points) / 10;
  return `${sign(rounded)}${format.count(Math.abs(rounded), review.point)}`;
}

/** `−12 % ± 3`; without ± if nothing was sampled. */
export function shareText(
  { shares, error }: Pick<Estimate, 'shares' | 'error'>,
  format: Format,
): string {
  const change = `${sign(Math.round(100 * shares))}${percentText(Math.abs(shares), format)}`;
  return `${change}${shareErrorText(error.shares, format)}`;
}

/**
 * What a choice or luck changed. Points come first, because they are easier to understand; they are
 * left out if they went the other way.
 */
export function swingText(estimate: Estimate, words: ReviewWords): string {
  const { page, format } = words;
  const chance = `${shareText(estimate, format)} ${page.chance}`;
  if (Math.round(100 * estimate.shares) === 0) return pointsText(estimate, words);
  if (Math.sign(estimate.points) !== Math.sign(estimate.shares)) return chance;
  return `${pointsText(estimate, words)}, ${chance}`;
}

function sign(value: number): string {
  if (value === 0) return '';
  return value < 0 ? '−' : '+';
}
