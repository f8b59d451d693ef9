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
import type { Replay } from '../match/replay.ts';
import { type MoveNames, nameMoves } from '../replay/name-moves.ts';
import { type ReviewPageTexts, reviewPageTexts } from './review-page-texts.ts';

/** Everything that puts a review into words for its reader. */
export interface ReviewWords extends MoveNames {
  readonly game: PlayableGame;
  readonly language: Language;
  readonly format: SeatFormat;
  readonly gameTexts: GameTexts;
  readonly page: ReviewPageTexts;
  /** Those that the command line has, too. */
  readonly texts: ReviewTexts;
}

interface ReviewWordsOptions {
  readonly names: readonly string[];
  /** The only person of this device in the match, whom texts address as “you”. */
  readonly reader: Seat | undefined;
  /** Absent where no moves of a match are named. */
  readonly replay?: Pick<Replay, 'line' | 'publicViewAt'> | undefined;
}

export function reviewWords(
  game: Game,
  language: Language,
  { names, reader, replay }: ReviewWordsOptions,
): ReviewWords {
  const format = addressing(formatWith(Intl, language, names), reader);
  const gameTexts = game.texts[language];
  const page = reviewPageTexts[language];
  const texts = reviewTexts[language];
  const moveNames = nameMoves(replay, { language, format, gameTexts });
  return { game, language, format, gameTexts, page, texts, ...moveNames };
}

export function moveText(move: GameMove, { gameTexts, format }: ReviewWords): string {
  return say(gameTexts.moves, 'verb', move, format);
}
