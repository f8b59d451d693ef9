/** Events in the order of their time: a binary heap. Of the same time, the first added is first. */
export class EventQueue<Event> {
  readonly #heap: { readonly at: number; readonly order: number; readonly event: Event }[] = [];
  #added = 0;

  get size(): number {
    return this.#heap.length;
  }

  add(at: number, event: Event): void {
    const heap = this.#heap;
    heap.push({ at, order: this.#added++, event });
    let child = heap.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  next(): { readonly at: number; readonly event: Event } | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      const right = left + 1;
      if (left >= heap.length) return first;
      const child = right < heap.length && this.#isBefore(right, left) ? right : left;
      if (!this.#isBefore(child, parent)) return first;
      this.#swap(child, parent);
      parent = child;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a === undefined || b === undefined) return false;
    return a.at === b.at ? a.order < b.order : a.at < b.at;
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#heap[one], this.#heap[other]];
    if (a === undefined || b === undefined) return;
    this.#heap[one] = b;
    this.#heap[other] = a;
  }
}
