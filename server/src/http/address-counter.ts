import { addressGroup } from './address-group.ts';

/** Counts what each address asks for, span by span. */
export class AddressCounter {
  readonly #most: number;
  readonly #span: number;
  readonly #counts = new Map<string, number>();
  #current = 0;

  /** So much in so many milliseconds. */
  constructor(most: number, span = 60_000) {
    this.#most = most;
    this.#span = span;
  }

  /** Counts one more; false if that is too many. */
  allows(address: string, now = performance.now()): boolean {
    const current = Math.floor(now / this.#span);
    if (current !== this.#current) this.#counts.clear();
    this.#current = current;
    const group = addressGroup(address);
    const count = (this.#counts.get(group) ?? 0) + 1;
    this.#counts.set(group, count);
    return count <= this.#most;
  }
}
