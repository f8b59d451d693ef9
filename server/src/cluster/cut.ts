/**
 * The end of a link, which may come while answers are awaited. Unlike a promise that all of them
 * are raced against, it doesn't hold on to those that have arrived.
 */
export class Cut {
  readonly #waiting = new Set<(reason: Error) => void>();
  #reason: Error | undefined;

  /** The number of awaited answers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Waits for an answer, but no longer than until the cut. */
  wait<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#reason === undefined) this.#waiting.add(reject);
      else reject(this.#reason);
      answer.then(
        (value) => {
          this.#waiting.delete(reject);
          resolve(value);
        },
        (error: Error) => {
          this.#waiting.delete(reject);
          reject(error);
        },
      );
    });
  }

  /** Rejects all that wait: nobody waits for a server that is gone. */
  make(reason: Error): void {
    this.#reason = reason;
    for (const reject of this.#waiting) reject(reason);
    this.#waiting.clear();
  }
}
