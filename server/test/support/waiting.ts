/** Milliseconds after which a wait fails, even on a machine under heavy load. */
const WITHIN = 90_000;

/** Of all clients: what one waits for may happen to another. */
const looks = new Set<() => void>();

/** Waits until a condition holds; it is checked whenever there is news of any client. */
export class Waiting {
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
    looks.add(look);
    look();
    await promise.finally(() => {
      clearTimeout(timer);
      looks.delete(look);
    });
  }

  wake(): void {
    for (const look of looks) look();
  }
}
