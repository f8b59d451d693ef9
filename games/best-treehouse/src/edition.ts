import { COLOURS } from './words.ts';

/** What differs between the versions of the rules. */
export interface Edition {
  readonly rulesVersion: number;
  /** BT-14: how many colours are compared on a tie, the largest first. */
  readonly tieColours: number;
}

/** Compared all colours, though the rulebook stops at the second-largest. */
export const FIRST: Edition = { rulesVersion: 1, tieColours: COLOURS.length };

export const NEWEST: Edition = { rulesVersion: 2, tieColours: 2 };
