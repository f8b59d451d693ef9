import type { GameTypes } from './game.ts';
import type { Seat } from './seats.ts';
import type { ByLanguage } from './texts.ts';

/** A property of a seat's position that players care about. */
export interface Measure<T extends GameTypes = GameTypes> {
  of(state: T['State'], seat: Seat): number;
  /** `chance`: 0 or 1, so that the mean is a probability. `amount`: any number. */
  readonly kind: 'chance' | 'amount';
  /** The points of one unit, to rank reasons; negative if less is better. */
  readonly worth: number;
}

/** The means of a measure after two moves, formatted: the played one and the better one. */
export interface MeasureWords {
  readonly from: string;
  readonly to: string;
}

/**
 * What a game says about why a move is better than another, beyond the parts of the score: measures
 * that are compared where both lines end, and a clause for each of them.
 */
export interface MoveReasons<T extends GameTypes = GameTypes, Name extends string = string> {
  readonly measures: Readonly<Record<Name, Measure<T>>>;
  readonly texts: ByLanguage<Readonly<Record<Name, (words: MeasureWords) => string>>>;
}

/** Checks that every measure has a text in every language. */
export function defineMoveReasons<T extends GameTypes>() {
  return <const Name extends string>(reasons: MoveReasons<T, Name>): MoveReasons<T> => reasons;
}
