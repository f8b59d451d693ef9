import { CARD_COUNT } from '../data/rooms.ts';
import { SLOTS } from '../slots.ts';
import { BONUSES, type Bonus, COLOURS, type Colour } from '../words.ts';

export interface ChooseMove {
  readonly verb: 'choose';
  readonly card: number;
}
export interface PlaceMove {
  readonly verb: 'place';
  readonly level: number;
  readonly position: number;
}
export interface DiscardMove {
  readonly verb: 'discard';
}
/** BT-9: optional, while somebody else still decides. */
export interface TakeBackMove {
  readonly verb: 'take-back';
}
export interface TakeBonusMove {
  readonly verb: 'take-bonus';
  readonly bonus: Bonus;
}
export interface PutBonusMove {
  readonly verb: 'put-bonus';
  readonly colour: Colour;
}
export interface TakeColourMove {
  readonly verb: 'take-colour';
  readonly colour: Colour;
}

export type Move =
  | ChooseMove
  | PlaceMove
  | DiscardMove
  | TakeBackMove
  | TakeBonusMove
  | PutBonusMove
  | TakeColourMove;

export const VERBS = [
  'choose',
  'place',
  'discard',
  'take-back',
  'take-bonus',
  'put-bonus',
  'take-colour',
] as const satisfies readonly Move['verb'][];

// Moves never change, so that each exists once and lists of them cost little in playouts.

export const NO_MOVES: readonly Move[] = [];
export const DISCARD: DiscardMove = { verb: 'discard' };
export const TAKE_BACK: TakeBackMove = { verb: 'take-back' };

/** By card. */
export const CHOICES: readonly ChooseMove[] = Array.from({ length: CARD_COUNT }, (_, card) => ({
  verb: 'choose',
  card,
}));

/** By slot number. */
export const PLACEMENTS: readonly PlaceMove[] = SLOTS.map(({ level, position }) => ({
  verb: 'place',
  level,
  position,
}));

/** By position in the list of bonuses. */
export const BONUS_TAKINGS: readonly TakeBonusMove[] = BONUSES.map((bonus) => ({
  verb: 'take-bonus',
  bonus,
}));

/** By colour number. */
export const BONUS_PUTTINGS: readonly PutBonusMove[] = COLOURS.map((colour) => ({
  verb: 'put-bonus',
  colour,
}));

export const COLOUR_TAKINGS: readonly TakeColourMove[] = COLOURS.map((colour) => ({
  verb: 'take-colour',
  colour,
}));
