/**
 * The outcome of sending a message. `later`: worth another attempt; `gone`: the recipient no longer
 * exists; `failed`: no attempt will succeed.
 */
export type Sent = 'sent' | 'later' | 'gone' | 'failed';

export interface PostboxOptions {
  /** The maximum number of messages in flight, and in the queue. */
  readonly atOnce: number;
  readonly most: number;
  /** Milliseconds before each further attempt. */
  readonly pauses: readonly number[];
}

const USUAL: PostboxOptions = { atOnce: 4, most: 1000, pauses: [30_000, 5 * 60_000] };

interface Item {
  readonly send: () => Promise<Sent>;
  readonly done: (outcome: Sent) => void;
  attempts: number;
}

/** A send queue with limited concurrency and retries; it rejects messages when it is full. */
export class Postbox {
  readonly #options: PostboxOptions;
  readonly #waiting: Item[] = [];
  readonly #pauses = new Set<NodeJS.Timeout>();
  readonly #working = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: Partial<PostboxOptions> = {}) {
    this.#options = { ...USUAL, ...options };
  }

  /** `done` is called once, at the end. */
  post(send: Item['send'], done: Item['done']): void {
    const isFull = this.#waiting.length + this.#pauses.size >= this.#options.most;
    if (this.#isClosed || isFull) return done('failed');
    this.#waiting.push({ send, done, attempts: 0 });
    this.#next();
  }

  /** Waits for messages in flight; queued ones are dropped. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const pause of this.#pauses) clearTimeout(pause);
    this.#pauses.clear();
    this.#waiting.length = 0;
    await Promise.all(this.#working);
  }

  #next(): void {
    if (this.#working.size >= this.#options.atOnce) return;
    const item = this.#waiting.shift();
    if (item === undefined) return;
    const work = this.#send(item).finally(() => {
      this.#working.delete(work);
      this.#next();
    });
    this.#working.add(work);
  }

  async #send(item: Item): Promise<void> {
    const outcome = await item.send().catch((): Sent => 'later');
    const pause = this.#options.pauses[item.attempts];
    item.attempts++;
    if (outcome !== 'later') return item.done(outcome);
    if (pause === undefined || this.#isClosed) return item.done('failed');
    const timer = setTimeout(() => {
      this.#pauses.delete(timer);
      this.#waiting.push(item);
      this.#next();
    }, pause);
    timer.unref();
    this.#pauses.add(timer);
  }
}
