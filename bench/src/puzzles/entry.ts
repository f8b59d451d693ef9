import type { Puzzle, Rejection } from '@richtfest/review';

/** Why a decision of a match is not among its puzzles, including one that failed when solved again. */
export type Outcome = Rejection | 'again';

/** What was found in one match. */
export interface Findings {
  readonly puzzles: readonly Puzzle[];
  /** The number of other decisions, by the first test they failed. */
  readonly rejected: Readonly<Partial<Record<Outcome, number>>>;
}

/** The findings in one match: one line of the ledger. */
export interface MinedMatch extends Findings {
  readonly game: string;
  readonly fingerprint: string;
  /** Its number. */
  readonly match: number;
  /** Only decisions that are likely to be neither easy nor hard were tested. */
  readonly isMiddleOnly?: true;
}

/** What the threads need. */
export interface MiningPlan {
  readonly game: string;
  readonly fingerprint: string;
  readonly matches: readonly number[];
  readonly isMiddleOnly: boolean;
}
