import type { Format, GameTexts, OptionText, Plural, RuleText } from '@richtfest/engine';
import type { RoomId } from '../data/rooms.ts';
import type { Options } from '../options.ts';
import type { RuleNumber } from '../reasons.ts';
import type { Chapter } from '../rules.ts';
import type { Part } from '../scoring.ts';
import type { TreehouseTypes } from '../types.ts';
import type { Balance, Colour } from '../words.ts';
import type { Prompts } from './prompt.ts';

/** All texts of this game in one language for one rules version. */
export type TreehouseTexts = OwnTexts & Pick<GameTexts<TreehouseTypes>, 'prompt'>;

/** The texts of a translator; a missing text does not compile. */
export interface OwnTexts extends Omit<GameTexts<TreehouseTypes>, 'prompt'> {
  readonly rules: Readonly<Record<RuleNumber, RuleText>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly colours: Readonly<Record<Colour, ColourText>>;
  readonly balances: Readonly<Record<Balance, string>>;
  readonly rooms: RoomTexts;
  readonly prompts: Prompts;
  readonly picture: PictureTexts;
}

export interface ColourText {
  /** `red`. */
  readonly name: string;
  /** The theme of its rooms: `sport and games`. */
  readonly about: string;
  /** `red room`, `red rooms`. */
  readonly rooms: Plural;
}

export interface RoomText {
  /** The name on the card. */
  readonly name: string;
  /** A flavour text. */
  readonly line: string;
}

export type RoomTexts = Readonly<Record<RoomId, RoomText>>;

/** Labels in the picture. */
interface PictureTexts {
  readonly isOver: string;
  /** Precedes the names of the deciding seats. */
  readonly deciding: string;
  readonly hand: string;
  readonly scoring: string;
  readonly open: string;
  /** Precedes the secretly settled place. */
  readonly goesTo: string;
  readonly faceDown: string;
  week(round: number, pick: number): string;
  points(points: number, format: Format): string;
}
