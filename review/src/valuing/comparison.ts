import { type Figures, type Sums, minus, sumsOf } from '../sums.ts';

/** Differences between expected results. */
export interface Comparison {
  /**
   * The played move minus the choice of the reference player, who follows the rollout policy: what
   * the choice gained or lost.
   */
  readonly choice: Sums;
  /** The played move minus the other one. */
  readonly versus: Sums;
}

/** The result of each of the three lines in one sample. */
export interface Lines {
  readonly played: Figures;
  readonly reference: Figures;
  readonly other: Figures;
}

export function comparisonOf(samples: readonly Lines[]): Comparison {
  return {
    choice: sumsOf(samples.map(({ played, reference }) => minus(played, reference))),
    versus: sumsOf(samples.map(({ played, other }) => minus(played, other))),
  };
}
