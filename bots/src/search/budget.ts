/**
 * How long a bot may think: so many playouts, which anybody can repeat, or so many milliseconds,
 * or whichever is over first.
 */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** Milliseconds, from whenever. */
export type Clock = () => number;

/** Says after each playout whether there may be another one. */
export class Allowance {
  readonly #iterations: number;
  readonly #ms: number;
  readonly #start: number;
  readonly #now: Clock;
  #spent = 0;

  constructor({ iterations = Infinity, ms = Infinity }: Budget, now: Clock) {
    this.#iterations = iterations;
    this.#ms = ms;
    this.#now = now;
    this.#start = ms === Infinity ? 0 : now();
  }

  spend(iterations: number): void {
    this.#spent += iterations;
  }

  /** From 0 at the start to 1 when all is spent. */
  get share(): number {
    const share = this.#spent / this.#iterations;
    // Who counts playouts alone never looks at the clock: the same on every machine.
    if (this.#ms === Infinity) return Math.min(1, share);
    return Math.min(1, Math.max(share, (this.#now() - this.#start) / this.#ms));
  }
}
