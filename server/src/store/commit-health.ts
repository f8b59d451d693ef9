/** Characters a probe writes at least: about as many pages as a move and its indexes take. */
const LEAST = 16 * 1024;
const MOST = 256 * 1024;

/**
 * Remembers which commits failed, and how large they were: on a disk that is nearly full small ones
 * may still succeed. The store is healthy again once a commit of that size succeeds.
 */
export class CommitHealth {
  #failures = 0;
  #needed = LEAST;

  /** The number of failed commits so far. */
  get failures(): number {
    return this.#failures;
  }

  /** How many characters a probe has to write. */
  get probeSize(): number {
    return this.#needed;
  }

  /** Runs a commit and records its outcome. */
  async watch<T>(size: number, commit: () => Promise<T>): Promise<T> {
    try {
      const outcome = await commit();
      if (size >= this.#needed) this.#needed = LEAST;
      return outcome;
    } catch (error) {
      this.#failures++;
      this.#needed = Math.min(MOST, Math.max(this.#needed, size));
      throw error;
    }
  }
}
