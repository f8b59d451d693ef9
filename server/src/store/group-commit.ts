/** The maximum group size, which limits the wait. */
const MOST = 256;

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommitOptions<Item, Outcome> {
  /** Must be atomic. */
  commit(items: readonly Item[]): Promise<readonly Outcome[]>;
  /** The number of groups that are committed at the same time (1). */
  readonly lanes?: number;
  /** Items with the same key are never in the same group. */
  readonly keyOf?: (item: Item) => string;
}

/**
 * Groups commits, because waiting for the disk is their main cost. Writes that arrive during a
 * commit are committed together by the next: the slower the disk, the larger the groups.
 */
export class GroupCommit<Item, Outcome> {
  readonly #options: GroupCommitOptions<Item, Outcome>;
  #waiting: Waiting<Item, Outcome>[] = [];
  #running = 0;

  constructor(options: GroupCommitOptions<Item, Outcome>) {
    this.#options = options;
  }

  /** Resolves with the outcome once it is committed. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#waiting.length > 1 || this.#running === (this.#options.lanes ?? 1)) return;
      this.#running++;
      // What came in together is read together first.
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#take();
      const isDone = await this.#try(group);
      // A write that fails must not fail others.
      if (!isDone) await Promise.all(group.map((each) => this.#alone(each)));
    }
    this.#running--;
  }

  /** The next group; of those with the same key, all but the first wait. */
  #take(): Waiting<Item, Outcome>[] {
    const { keyOf } = this.#options;
    if (keyOf === undefined) return this.#waiting.splice(0, MOST);
    const keys = new Set<string>();
    const group: Waiting<Item, Outcome>[] = [];
    const rest: Waiting<Item, Outcome>[] = [];
    for (const each of this.#waiting) {
      const key = keyOf(each.item);
      (group.length === MOST || keys.has(key) ? rest : group).push(each);
      keys.add(key);
    }
    this.#waiting = rest;
    return group;
  }

  /** Returns false if the group could not be committed together. */
  async #try(group: readonly Waiting<Item, Outcome>[]): Promise<boolean> {
    if (group.length === 1) return false;
    try {
      const outcomes = await this.#options.commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, at) => resolve(outcomes[at] as Outcome));
      return true;
    } catch {
      return false;
    }
  }

  async #alone({ item, resolve, reject }: Waiting<Item, Outcome>): Promise<void> {
    try {
      const [outcome] = await this.#options.commit([item]);
      resolve(outcome as Outcome);
    } catch (error) {
      reject(error);
    }
  }
}
