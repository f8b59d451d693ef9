/** The maximum group size, which limits the wait. */
const MOST = 256;

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Groups commits, because waiting for the disk is their main cost. Writes that arrive during a
 * commit are committed together by the next: the slower the disk, the larger the groups.
 */
export class GroupCommit<Item, Outcome> {
  readonly #commit: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly #waiting: Waiting<Item, Outcome>[] = [];
  #isRunning = false;

  /** `commit` must be atomic. */
  constructor(commit: (items: readonly Item[]) => Promise<readonly Outcome[]>) {
    this.#commit = commit;
  }

  /** Resolves with the outcome once it is committed. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      // What came in together is read together first.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST);
      const isDone = await this.#try(group);
      // A write that fails must not fail others.
      if (!isDone) for (const each of group) await this.#alone(each);
    }
    this.#isRunning = false;
  }

  /** Returns false if the group could not be committed together. */
  async #try(group: readonly Waiting<Item, Outcome>[]): Promise<boolean> {
    if (group.length === 1) return false;
    try {
      const outcomes = await this.#commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, at) => resolve(outcomes[at] as Outcome));
      return true;
    } catch {
      return false;
    }
  }

  async #alone({ item, resolve, reject }: Waiting<Item, Outcome>): Promise<void> {
    try {
      const [outcome] = await this.#commit([item]);
      resolve(outcome as Outcome);
    } catch (error) {
      reject(error);
    }
  }
}
