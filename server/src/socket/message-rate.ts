/** A token bucket: limits messages in a burst and in the long run. */
export class MessageRate {
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #filledAt: number;

  constructor(perSecond: number, atOnce: number, now = performance.now()) {
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
    this.#filledAt = now;
  }

  /** Counts one more; false if the limit is exceeded. */
  allows(now = performance.now()): boolean {
    const gained = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#atOnce, this.#left + gained);
    this.#filledAt = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
