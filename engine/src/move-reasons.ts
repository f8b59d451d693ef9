import type { GameTypes } from './game.ts';
import type { Seat } from './seats.ts';
import type { ByLanguage, Format, Plural } from './texts.ts';

/** A property of a seat's position that players care about. */
export interface Measure<T extends GameTypes = GameTypes> {
  of(state: T['State'], seat: Seat): number;
  /** `chance`: 0 or 1, so that the mean is a probability. `amount`: any number. */
  readonly kind: 'chance' | 'amount';
  /** The points of one unit, to rank reasons; negative if less is better. */
  readonly worth: number;
  /** `now`: measured right after the move, for options it keeps open; else where the line ends. */
  readonly when?: 'now';
  /**
   * Of several reasons with one topic only the most valuable is given. Every part of the score is a
   * topic of the same name.
   */
  readonly topic?: string;
}

/**
 * What is said about a measure that a move improves: a clause about the seat's position (`you build
 * more rooms`), to which the figures are appended, or what a chance is of, as a noun phrase in the
 * accusative (`a complete roof`). With a unit the figures say what they count (`6.7 rooms instead of
 * 6.1`).
 */
export type MeasureText = string | MeasureClause | CountedMeasure;

type MeasureClause = (seat: Seat, format: Format) => string;

interface CountedMeasure {
  readonly clause: MeasureClause;
  readonly unit: Plural;
}

/**
 * What a game says about why a move is better than another, beyond the parts of the score: measures
 * that are compared where both lines end, and a text for each of them.
 */
export interface MoveReasons<T extends GameTypes = GameTypes, Name extends string = string> {
  readonly measures: Readonly<Record<Name, Measure<T>>>;
  readonly texts: ByLanguage<Readonly<Record<Name, MeasureText>>>;
}

/** Checks that every measure has a text in every language. */
export function defineMoveReasons<T extends GameTypes>() {
  return <const Name extends string>(reasons: MoveReasons<T, Name>): MoveReasons<T> => reasons;
}
