const MINUTE = 60_000;

/** Counts what each address asks for, minute by minute. */
export class AddressCounter {
  readonly #perMinute: number;
  readonly #counts = new Map<string, number>();
  #minute = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one more; false if that is too many. */
  allows(address: string, now = Date.now()): boolean {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) this.#counts.clear();
    this.#minute = minute;
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.#perMinute;
  }
}
