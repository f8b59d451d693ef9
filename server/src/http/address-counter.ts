import { RequestError } from '../request-error.ts';
import { addressGroup } from './address-group.ts';

/** Counts requests per address and time window. */
export class AddressCounter {
  readonly #most: number;
  readonly #span: number;
  readonly #counts = new Map<string, number>();
  #current = 0;

  /** The window the limit is for, in milliseconds. */
  constructor(most: number, span = 60_000) {
    this.#most = most;
    this.#span = span;
  }

  /** Counts one more; false if the limit is exceeded. */
  allows(address: string, now = performance.now()): boolean {
    return this.add(address, now) <= this.#most;
  }

  /** Counts one more, and returns the count. */
  add(address: string, now = performance.now()): number {
    const count = this.count(address, now) + 1;
    this.#counts.set(addressGroup(address), count);
    return count;
  }

  count(address: string, now = performance.now()): number {
    const current = Math.floor(now / this.#span);
    if (current !== this.#current) this.#counts.clear();
    this.#current = current;
    return this.#counts.get(addressGroup(address)) ?? 0;
  }

  /** The refusal for too many requests, with the time when the count is reset. */
  refusal(sentence: string, now = performance.now()): RequestError {
    const retryAfter = Math.ceil((this.#span - (now % this.#span)) / 1000);
    return new RequestError('too-many', sentence, { retryAfter });
  }
}
