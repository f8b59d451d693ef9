/** A fair queue: a client with many requests delays only itself. */
export class FairQueue<Item> {
  /** By client, the next to be served first. */
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(who: string, item: Item): void {
    const items = this.#waiting.get(who);
    if (items === undefined) this.#waiting.set(who, [item]);
    else items.push(item);
    this.#size++;
  }

  shift(): Item | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [who, items] = first;
    const item = items.shift();
    this.#waiting.delete(who);
    if (items.length > 0) this.#waiting.set(who, items);
    this.#size--;
    return item;
  }

  /** Removes and returns all requests. */
  drain(): Item[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
