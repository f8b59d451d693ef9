import { type GameTypes, isEqualJson } from '@richtfest/engine';
import type { MadeDecision } from '../subject.ts';
import { type Figures, type Sums, exactSums, minus, sumsOf } from '../sums.ts';
import type { Sampling, Valuer } from './valuer.ts';

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
interface Lines {
  readonly played: Figures;
  readonly reference: Figures;
  readonly other: Figures;
}

/**
 * Compares the played move with what the reference player would have done and with another move, as
 * far as the seat could know: all of them meet the same sampled hidden information and random
 * numbers.
 */
export function compareMoves<T extends GameTypes>(
  valuer: Valuer<T>,
  decision: MadeDecision<T>,
  { other, samples, seed }: Sampling & { readonly other: T['Move'] },
): Comparison {
  const { played } = decision;
  const isSame = isEqualJson(played, other);
  const sample = valuer.sampler(decision, [played, other], seed);
  const lines = (): Lines => {
    const after = sample();
    const ours = after(played);
    return { played: ours, reference: after(), other: isSame ? ours : after(other) };
  };
  if (valuer.isExact) {
    const { played: ours, reference, other: others } = lines();
    return { choice: exactSums(minus(ours, reference)), versus: exactSums(minus(ours, others)) };
  }
  const all = Array.from({ length: samples }, lines);
  return {
    choice: sumsOf(all.map((each) => minus(each.played, each.reference))),
    versus: sumsOf(all.map((each) => minus(each.played, each.other))),
  };
}
