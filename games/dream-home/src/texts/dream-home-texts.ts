import type { Format, GameTexts, OptionText, Plural, RuleText } from '@richtfest/engine';
import type { Options } from '../options.ts';
import type { RuleNumber } from '../reasons.ts';
import type { Chapter } from '../rules.ts';
import type { Part } from '../scoring.ts';
import type { DreamHomeTypes } from '../types.ts';
import type {
  Colour,
  Decor,
  Field,
  Floor,
  Helper,
  Roof,
  Room,
  ShownSpecial,
  Tool,
} from '../words.ts';

/** All texts of this game in one language; a missing text is a type error. */
export interface DreamHomeTexts extends GameTexts<DreamHomeTypes> {
  readonly rules: Readonly<Record<RuleNumber, RuleText>>;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly options: Readonly<Record<keyof Options, OptionText>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly rooms: Readonly<Record<Room, Plural>>;
  readonly decors: Readonly<Record<Decor, string>>;
  readonly helpers: Readonly<Record<Helper, string>>;
  readonly tools: Readonly<Record<Tool, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly floors: Readonly<Record<Floor, string>>;
  /** The letters of the fields on each floor, as players see them. */
  readonly floorSigns: Readonly<Record<Floor, string>>;
  /** A field as players see it: `U2` is `O2` in German. */
  field(field: Field): string;
  /** DH-17 */
  readonly emptyRoom: string;
  /** One line on the use of a helper or tool. */
  readonly uses: Readonly<Record<Helper | Tool, string>>;
  readonly picture: PictureTexts;
  /** `red roof with a window`. */
  roof(roof: Roof): string;
  /** The name of a special card, as a heading. */
  special(card: ShownSpecial): string;
}

/** Labels in the picture. */
interface PictureTexts {
  readonly isOver: string;
  /** Before a name. */
  readonly toMove: string;
  /** In column 1. */
  readonly start: string;
  readonly taken: string;
  readonly holds: string;
  readonly market: string;
  round(round: number, rounds: number): string;
  points(points: number, format: Format): string;
  roofs(count: number, format: Format): string;
  /** DH-10: behind a tool that can't be used yet. */
  readonly fromNextRound: string;
}
