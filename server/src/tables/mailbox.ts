/** Runs tasks one after the other, in the order they came. A task that fails stops no other. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.#waiting++;
    const outcome = this.#last.then(task);
    this.#last = outcome.then(this.#done, this.#done);
    return outcome;
  }

  readonly #done = (): void => {
    this.#waiting--;
  };
}
