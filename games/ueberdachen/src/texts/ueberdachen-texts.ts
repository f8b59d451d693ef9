import type { Format, GameTexts, OptionText, Plural, RuleText } from '@richtfest/engine';
import type { Options } from '../options.ts';
import type { RuleNumber } from '../reasons.ts';
import type { Chapter } from '../rules.ts';
import type { Part } from '../scoring.ts';
import type { UeberdachenTypes } from '../types.ts';
import type { Material, Room, Size, Trade } from '../words.ts';

/** All texts of this game in one language; a missing text is a type error. */
export interface UeberdachenTexts extends GameTexts<UeberdachenTypes> {
  readonly rules: Readonly<Record<RuleNumber, RuleText>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly trades: Readonly<Record<Trade, string>>;
  readonly materials: Readonly<Record<Material, Plural>>;
  readonly rooms: Readonly<Record<Room, string>>;
  /** Where something is built: “in the kitchen”. */
  readonly inRoom: Readonly<Record<Room, string>>;
  readonly sizes: Readonly<Record<Size, string>>;
  readonly pillar: Plural;
  readonly opener: string;
  readonly picture: PictureTexts;
}

/** Labels in the picture. */
interface PictureTexts {
  readonly isOver: string;
  readonly toMove: string;
  readonly noPlate: string;
  readonly upper: string;
  readonly lower: string;
  readonly storage: string;
  readonly loose: string;
  readonly empty: string;
  readonly roof: string;
  readonly offer: string;
  readonly proposes: string;
  round(round: number, limit: number): string;
  points(points: number, format: Format): string;
}
