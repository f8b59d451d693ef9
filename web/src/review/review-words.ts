import {
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
import { type ReviewTexts, reviewTexts } from '@richtfest/review';
import { type ReviewPageTexts, reviewPageTexts } from './review-page-texts.ts';

/** Everything that puts a review into words for its reader. */
export interface ReviewWords {
  readonly game: PlayableGame;
  readonly language: Language;
  readonly format: SeatFormat;
  readonly gameTexts: GameTexts;
  readonly page: ReviewPageTexts;
  /** Those that the command line has, too. */
  readonly texts: ReviewTexts;
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
    texts: reviewTexts[language],
  };
}

export function moveText(move: GameMove, { gameTexts, format }: ReviewWords): string {
  return say(gameTexts.moves, 'verb', move, format);
}
