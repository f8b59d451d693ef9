/** Milliseconds after which a wait fails, even on a machine under heavy load. */
const WITHIN = 90_000;

/** Waits until a condition holds; it is checked whenever there is news. */
export class Waiting {
  readonly #looks = new Set<() => void>();
  readonly #last: () => string | undefined;

  /** `last`: the latest message, for the error of a wait in vain. */
  constructor(last: () => string | undefined) {
    this.#last = last;
  }

  async until(isTrue: () => boolean, within = WITHIN): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const look = () => isTrue() && resolve();
    const late = () => reject(new Error(`waited in vain; last: ${this.#last()?.slice(0, 300)}`));
    const timer = setTimeout(late, within);
    this.#looks.add(look);
    look();
    await promise.finally(() => {
      clearTimeout(timer);
      this.#looks.delete(look);
    });
  }

  wake(): void {
    for (const look of this.#looks) look();
  }
}
