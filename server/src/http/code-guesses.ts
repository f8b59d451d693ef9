import type { ProblemCode } from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';
import { AddressCounter } from './address-counter.ts';

interface GuessOptions {
  /** The problem of a wrong code. */
  readonly miss: ProblemCode;
  readonly missesPerMinute: number;
  readonly refusals: { add(): void };
}

/** Limits how often an address may try codes that lead nowhere. */
export class CodeGuesses {
  readonly #options: GuessOptions;
  readonly #misses: AddressCounter;

  constructor(options: GuessOptions) {
    this.#options = options;
    this.#misses = new AddressCounter(options.missesPerMinute);
  }

  /** Runs a task that looks up a code, unless this address has guessed wrong too often. */
  async run<T>(address: string, task: () => Promise<T>): Promise<T> {
    const { miss, missesPerMinute, refusals } = this.#options;
    if (this.#misses.count(address) >= missesPerMinute) {
      refusals.add();
      throw this.#misses.refusal(
        'Too many wrong codes came from your address. Please wait a minute.',
      );
    }
    try {
      return await task();
    } catch (error) {
      if (error instanceof RequestError && error.code === miss) this.#misses.add(address);
      throw error;
    }
  }
}
