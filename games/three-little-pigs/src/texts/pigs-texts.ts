import type { Format, GameTexts, OptionText, Plural, RuleText } from '@richtfest/engine';
import type { Options } from '../options.ts';
import type { RuleNumber } from '../reasons.ts';
import type { Chapter } from '../rules.ts';
import type { Part } from '../scoring.ts';
import type { PigsTypes } from '../types.ts';
import type { Face, Kind, Material } from '../words.ts';

/** All texts of this game in one language; a missing text does not compile. */
export interface PigsTexts extends GameTexts<PigsTypes> {
  readonly rules: Readonly<Record<RuleNumber, RuleText>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly faces: Readonly<Record<Face, Plural>>;
  readonly materials: Readonly<Record<Material, string>>;
  readonly tiles: TileNames;
  readonly picture: PictureTexts;
}

export type TileNames = Readonly<Record<Kind, Readonly<Record<Material, Plural>>>>;

/** Labels in the picture. */
interface PictureTexts {
  readonly isOver: string;
  /** Precedes a name. */
  readonly toMove: string;
  readonly wolf: string;
  readonly noHouses: string;
  /** Precedes the unspent symbols. */
  readonly toSpend: string;
  /** LP-13: the row of the cards for houses of one material. */
  readonly card: string;
  rollsLeft(rolls: number, format: Format): string;
  emptyStacks(empty: number, ofThose: number): string;
  points(points: number, format: Format): string;
}
