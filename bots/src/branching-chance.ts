import type { Chance, Outcome } from '@richtfest/engine';

/**
 * Enumerates all outcomes of chance: play with it, call `advance`, and repeat until `advance`
 * returns false. Equal outcomes are merged with their total probability. If there are too many,
 * later draws are sampled, because the first draws of a move matter most.
 */
export class BranchingChance implements Chance {
  /** The probability of the current path. */
  probability = 1;
  /** The number of paths, estimated from the current one. */
  breadth = 1;
  /** Whether any draw was sampled. */
  hasSampled = false;
  readonly #most: number;
  readonly #sampled: Chance;
  readonly #path: number[] = [];
  readonly #ways: Ways[] = [];
  #depth = 0;

  constructor(most: number, sampled: Chance) {
    this.#most = most;
    this.#sampled = sampled;
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const known = this.#ways[this.#depth];
    const ways = known?.outcomes === outcomes ? known : waysOf(outcomes);
    const { distinct, probabilities } = ways;
    this.#ways[this.#depth] = ways;
    if (this.breadth * distinct.length > this.#most) {
      this.hasSampled = true;
      return this.#sampled.pick(outcomes, stream, index);
    }
    this.breadth *= distinct.length;
    if (this.#depth === this.#path.length) this.#path.push(0);
    const way = this.#path[this.#depth] ?? 0;
    this.#depth++;
    this.probability *= probabilities[way] ?? 0;
    return distinct[way] as T;
  }

  /** Moves to the next path; false after the last one. */
  advance(): boolean {
    this.#path.length = this.#depth;
    for (let at = this.#depth - 1; at >= 0; at--) {
      const next = (this.#path[at] ?? 0) + 1;
      if (next < (this.#ways[at]?.distinct.length ?? 1)) {
        this.#path[at] = next;
        this.#depth = 0;
        this.probability = 1;
        this.breadth = 1;
        return true;
      }
      this.#path.pop();
    }
    return false;
  }
}

/** The distinct outcomes of a draw. */
interface Ways {
  readonly outcomes: readonly Outcome[];
  readonly distinct: readonly Outcome[];
  readonly probabilities: readonly number[];
}

function waysOf(outcomes: readonly Outcome[]): Ways {
  const distinct: Outcome[] = [];
  const counts: number[] = [];
  for (const outcome of outcomes) {
    const at = distinct.indexOf(outcome);
    if (at < 0) {
      distinct.push(outcome);
      counts.push(1);
    } else counts[at] = (counts[at] ?? 0) + 1;
  }
  return { outcomes, distinct, probabilities: counts.map((count) => count / outcomes.length) };
}
