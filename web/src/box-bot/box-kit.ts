import type { GameMove, Language, Outcome, Seat, SeatFormat } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import type { ReactNode } from 'react';
import type { SpeakingProps } from '../board/speech.tsx';
import type { Announcement } from './announcement.ts';
import type { BoxRules } from './box-rules.ts';

/** An outcome as people choose it; outcomes that look alike on the table have the same key. */
export interface BoxChoice {
  readonly key: string;
  readonly name: string;
  /** The name with soft hyphens, for narrow cards. */
  readonly breakable?: string;
  readonly picture?: ReactNode;
  /** A heading for the choices it stands with. */
  readonly group?: string;
}

export interface KitWords {
  readonly language: Language;
  readonly format: SeatFormat;
  /** The options of the table. */
  readonly options: object;
  readonly isBot: (seat: Seat) => boolean;
}

/** What a game contributes to playing with its physical box. */
export interface BoxKit {
  /** Wraps all pictures once: the game's texts and shared shapes. */
  readonly Surroundings: (props: SpeakingProps) => ReactNode;
  /** The class of the colour palette. */
  readonly papers: string;
  readonly rules?: BoxRules;
  /** The question for a draw. */
  ask(draw: OpenDraw, words: KitWords): string;
  choice(outcome: Outcome, draw: OpenDraw, words: KitWords): BoxChoice;
  readonly secret?: SecretKit;
  /** A bot's move, where the words of the table do not fit the box. */
  announce?(announcement: Announcement, words: KitWords): string | undefined;
  /** Moves that can also be chosen as a whole, with one tap. */
  readonly moves?: MoveKit;
}

interface MoveKit {
  ask(seat: Seat, words: KitWords): string;
  /** Undefined for a move that is made on the table. */
  choice(move: GameMove, words: KitWords): BoxChoice | undefined;
}

/** For games with secret choices from a hand. */
interface SecretKit {
  /** What a person has revealed. */
  ask(seat: Seat, words: KitWords): string;
  choice(move: GameMove, words: KitWords): BoxChoice;
  /** A bot's choice in words, once all have revealed theirs; undefined for another move. */
  announce(move: GameMove, words: KitWords): string | undefined;
}
