import type { Format, GameTexts, OptionText, Plural, RuleText } from '@richtfest/engine';
import type { RoomId } from '../data/rooms.ts';
import type { Options } from '../options.ts';
import type { RuleNumber } from '../reasons.ts';
import type { Chapter } from '../rules.ts';
import type { Part } from '../scoring.ts';
import type { TreehouseTypes } from '../types.ts';
import type { Balance, Colour } from '../words.ts';
import type { Prompts } from './situation.ts';

/** Everything this game says in one language, under one version of the rules. */
export type TreehouseTexts = OwnTexts & Pick<GameTexts<TreehouseTypes>, 'prompt'>;

/** What a translator writes: what is missing does not compile. */
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
  /** What its rooms are for: `sport and games`. */
  readonly about: string;
  /** `red room`, `red rooms`. */
  readonly rooms: Plural;
}

export interface RoomText {
  /** As it stands on the card. */
  readonly name: string;
  /** A line to smile at. */
  readonly line: string;
}

export type RoomTexts = Readonly<Record<RoomId, RoomText>>;

/** What is written beside the things in the picture. */
interface PictureTexts {
  readonly isOver: string;
  /** Before the names of those who still decide. */
  readonly deciding: string;
  readonly hand: string;
  readonly scoring: string;
  readonly open: string;
  /** Before the place settled in secret. */
  readonly goesTo: string;
  readonly faceDown: string;
  week(round: number, pick: number): string;
  points(points: number, format: Format): string;
}
