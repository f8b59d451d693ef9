import type { HintWords } from '@richtfest/bots';
import {
  type Game,
  type GameEvent,
  type GameMove,
  type GameTexts,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Reason,
  type SeatFormat,
  type Tone,
  addressing,
  reasonText,
  say,
  tableTexts,
  formatWith,
} from '@richtfest/engine';
import { choice } from './command-line/flags.ts';
import { type CliTexts, cliTexts } from './texts/index.ts';
import { Screen } from './terminal/screen.ts';
import type { Shell } from './terminal/shell.ts';

const SEAT_TONES: readonly Tone[] = ['brick', 'sky', 'leaf', 'straw', 'plum'];

export const languageFlag = choice(LANGUAGES, 'the language (default: that of the terminal)');

/** The given language, or the terminal's, or English. */
export function languageOf(wanted: Language | undefined, env: Shell['env']): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return wanted ?? LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** The texts of a game and a table, in one language, for one screen. */
export class Voice {
  readonly game: Game;
  readonly language: Language;
  readonly texts: CliTexts;
  readonly gameTexts: GameTexts;
  /** Without colours, for texts whose width is measured. */
  readonly format: SeatFormat;
  readonly screen: Screen;
  /** Names every seat in its colour, except the reader's. */
  readonly colouredFormat: SeatFormat;

  /** Without a screen, texts are plain. */
  constructor(
    game: Game,
    language: Language,
    table: {
      readonly names: readonly string[];
      /** The seat of the only person at this screen: texts about it say “you”. */
      readonly reader?: number | undefined;
      readonly screen?: Screen;
    },
  ) {
    const { names, reader, screen = Screen.nowhere() } = table;
    this.game = game;
    this.language = language;
    this.texts = cliTexts[language];
    this.gameTexts = game.texts[language];
    this.screen = screen;
    this.format = formatWith(Intl, language, names);
    this.colouredFormat = addressing({ ...this.format, seat: (seat) => this.name(seat) }, reader);
  }

  /** A seat's name in the seat's colour. */
  name(seat: number): string {
    return this.screen.paint(this.format.seat(seat), SEAT_TONES[seat % SEAT_TONES.length]);
  }

  names(seats: readonly number[]): string {
    return this.format.list(seats.map((seat) => this.name(seat)));
  }

  /** “You win.” or “Anna and Ben share the win.” */
  verdict(winners: readonly number[]): string {
    return `${tableTexts[this.language].verdict(winners, this.colouredFormat)}.`;
  }

  move(move: GameMove): string {
    return say(this.gameTexts.moves, 'verb', move, this.colouredFormat);
  }

  hintWords(adviser: string): HintWords<GameTypes> {
    const { language, gameTexts } = this;
    return { language, texts: gameTexts, format: this.colouredFormat, adviser };
  }

  notation(move: GameMove): string {
    return this.game.notation.writeMove(move);
  }

  /** Empty for events without a sentence. */
  event(event: GameEvent): string {
    return say(this.gameTexts.events, 'type', event, this.colouredFormat);
  }

  reason(reason: Reason): string {
    const { language } = this;
    return reasonText(reason, this.gameTexts, { language, format: this.colouredFormat });
  }

  prompt(view: object): string {
    return this.gameTexts.prompt(view, this.colouredFormat);
  }

  picture(view: object): string[] {
    const { screen, format } = this;
    const style = { hasUnicode: screen.abilities.hasUnicode, width: screen.width, format };
    return screen.picture(this.game.picture(view, this.gameTexts, style));
  }
}
