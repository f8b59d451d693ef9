import type { Budget } from '@richtfest/engine';

/** Milliseconds from an arbitrary origin. */
export type Clock = () => number;

/** The context of a search. */
export interface SearchContext {
  readonly budget: Budget;
  readonly now: Clock;
  /** Called with the number of rollouts as they are made. */
  readonly onSpent?: OnSpent | undefined;
}

export type OnSpent = (iterations: number) => void;

/** Tracks how much of a budget is spent. */
export class Allowance {
  readonly #iterations: number;
  readonly #ms: number;
  readonly #start: number;
  readonly #now: Clock;
  readonly #onSpent: OnSpent | undefined;
  #spent = 0;

  constructor({ iterations = Infinity, ms = Infinity }: Budget, now: Clock, onSpent?: OnSpent) {
    this.#iterations = iterations;
    this.#ms = ms;
    this.#now = now;
    this.#onSpent = onSpent;
    this.#start = ms === Infinity ? 0 : now();
  }

  spend(iterations: number): void {
    this.#spent += iterations;
    this.#onSpent?.(iterations);
  }

  /** From 0 at the start to 1 when the budget is spent. */
  get share(): number {
    const share = this.#spent / this.#iterations;
    // A budget of rollouts alone never reads the clock, so results are reproducible.
    if (this.#ms === Infinity) return Math.min(1, share);
    return Math.min(1, Math.max(share, (this.#now() - this.#start) / this.#ms));
  }
}
