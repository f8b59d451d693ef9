import type { Chance, Outcome } from '@richtfest/engine';

/**
 * Leads a rule through every way chance can go, one after the other: play with it, call
 * `advance`, play again, until `advance` says that was all. Equal outcomes count as one, with
 * their common probability.
 */
export class BranchingChance implements Chance {
  /** The chance of the way taken since the last `advance`. */
  probability = 1;
  readonly #path: number[] = [];
  readonly #widths: number[] = [];
  #depth = 0;

  pick<T extends Outcome>(outcomes: readonly T[], _stream: number, _index: number): T {
    const distinct = distinctOf(outcomes);
    if (this.#depth === this.#path.length) this.#path.push(0);
    this.#widths[this.#depth] = distinct.length;
    const outcome = distinct[this.#path[this.#depth] ?? 0] as T;
    this.#depth++;
    let count = 0;
    for (const other of outcomes) if (other === outcome) count++;
    this.probability *= count / outcomes.length;
    return outcome;
  }

  /** How many ways there are, judged by the one just taken. */
  get breadth(): number {
    let product = 1;
    for (let at = 0; at < this.#depth; at++) product *= this.#widths[at] ?? 1;
    return product;
  }

  /** Turns to the next way; false if all have been taken. */
  advance(): boolean {
    this.#path.length = this.#depth;
    for (let at = this.#depth - 1; at >= 0; at--) {
      const next = (this.#path[at] ?? 0) + 1;
      if (next < (this.#widths[at] ?? 1)) {
        this.#path[at] = next;
        this.#depth = 0;
        this.probability = 1;
        return true;
      }
      this.#path.pop();
    }
    return false;
  }
}

function distinctOf<T extends Outcome>(outcomes: readonly T[]): readonly T[] {
  const distinct: T[] = [];
  for (const outcome of outcomes) if (!distinct.includes(outcome)) distinct.push(outcome);
  return distinct;
}
