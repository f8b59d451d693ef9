import { COLOURS } from './words.ts';

/** The differences between rules versions. */
export interface Edition {
  readonly rulesVersion: number;
  /** BT-14: the number of colours compared on a tie, largest first. */
  readonly tieColours: number;
}

/** Compares all colours, although the rulebook stops at the second-largest. */
export const FIRST: Edition = { rulesVersion: 1, tieColours: COLOURS.length };

export const NEWEST: Edition = { rulesVersion: 2, tieColours: 2 };
