import type { Budget } from '@richtfest/engine';

/** Milliseconds, from whenever. */
export type Clock = () => number;

/** What a search is given besides the decision. */
export interface Thought {
  readonly budget: Budget;
  readonly now: Clock;
  /** Told of rollouts as they are made. */
  readonly onSpent?: OnSpent | undefined;
}

export type OnSpent = (iterations: number) => void;

/** Says after each rollout whether there may be another one. */
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

  /** From 0 at the start to 1 when all is spent. */
  get share(): number {
    const share = this.#spent / this.#iterations;
    // A budget of rollouts alone never looks at the clock: the same on every machine.
    if (this.#ms === Infinity) return Math.min(1, share);
    return Math.min(1, Math.max(share, (this.#now() - this.#start) / this.#ms));
  }
}
