import type { Puzzle } from '@richtfest/review';

/** The puzzles of one match: one line of the ledger. */
export interface MinedMatch {
  readonly game: string;
  readonly fingerprint: string;
  /** Its number. */
  readonly match: number;
  readonly puzzles: readonly Puzzle[];
}

/** What the threads need. */
export interface MiningPlan {
  readonly game: string;
  readonly fingerprint: string;
  readonly matches: readonly number[];
}
