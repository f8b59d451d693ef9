import { Worker } from 'node:worker_threads';
import { UsageError } from '../command-line/usage-error.ts';
import type { Chunk, WorkerMessage } from './messages.ts';

/** Short enough for a lively bar and a quick stop, long enough to cost nothing. */
const CHUNK_SECONDS = 0.06;
/** One being played and one waiting, so that no worker ever waits for the next. */
const CHUNKS_AHEAD = 2;

export interface PoolRun<Sums> {
  readonly sums: Sums;
  /** From the first game on: start-up is not counted. */
  readonly seconds: number;
  /** Ended before everything was played. */
  readonly isStopped: boolean;
}

export interface PoolSettings<Sums> {
  /** The worker's file, which calls `serveChunks`. */
  readonly file: URL;
  /** What is to be done, as data. */
  readonly plan: object;
  /** How many pieces of work there are. */
  readonly count: number;
  readonly workers: number;
  /** At most so many are handed out at a time, where pieces are large and unlike. */
  readonly largestChunk?: number;
  /** Nothing played yet; what workers send is added to it. */
  readonly sums: Sums;
  add(sums: Sums, more: Sums): void;
  onStart(): void;
  /** Called after every chunk; `stop` may be called from here. */
  onProgress(done: number): void;
}

/** So long a worker may take to put its things away. */
const PATIENCE_MS = 1000;
/** The number of a thread that is no more. */
const ENDED = -1;

/** Hands numbered pieces of work out to workers, in order, and adds up what comes back. */
export class ChunkPool<Sums> {
  readonly #settings: PoolSettings<Sums>;
  readonly #workers: Worker[] = [];
  readonly #outcome = Promise.withResolvers<PoolRun<Sums>>();
  #next = 0;
  #done = 0;
  #under = 0;
  #chunkSize = 1;
  #startedAt = 0;
  #isStopped = false;

  constructor(settings: PoolSettings<Sums>) {
    this.#settings = settings;
  }

  async run(): Promise<PoolRun<Sums>> {
    const { count, workers } = this.#settings;
    try {
      const ready = await Promise.all(
        Array.from({ length: Math.min(workers, count) }, () => this.#open()),
      );
      const lively = Math.max(1, Math.ceil(Math.min(...ready) * CHUNK_SECONDS));
      this.#chunkSize = Math.min(this.#settings.largestChunk ?? Infinity, lively);
      this.#startedAt = performance.now();
      this.#settings.onStart();
      for (let round = 0; round < CHUNKS_AHEAD; round++) {
        for (const worker of this.#workers) this.#handOut(worker);
      }
      if (this.#under === 0) this.#finish();
      return await this.#outcome.promise;
    } finally {
      await Promise.all(this.#workers.map(endOf));
    }
  }

  /** No more games; those under way are still counted. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Resolves with the worker's speed when it is ready. */
  #open(): Promise<number> {
    const ready = Promise.withResolvers<number>();
    const worker = new Worker(this.#settings.file, {
      // As JSON text: parsing shares equal words, while a cloned word would be a new string to
      // compare letter by letter in the innermost loop (a third slower).
      workerData: JSON.stringify(this.#settings.plan),
    });
    this.#workers.push(worker);
    const fail = (error: unknown) => {
      ready.reject(error);
      this.#outcome.reject(error);
    };
    worker.on('error', fail);
    worker.on('message', (message: WorkerMessage<Sums>) => {
      if (message.type === 'ready') ready.resolve(message.perSecond);
      else if (message.type === 'played') this.#take(worker, message);
      else fail(new UsageError(message.message));
    });
    return ready.promise;
  }

  #handOut(worker: Worker): void {
    const { count: all } = this.#settings;
    if (this.#isStopped || this.#next >= all) return;
    const count = Math.min(this.#chunkSize, all - this.#next);
    const chunk: Chunk = { from: this.#next, count };
    this.#next += count;
    this.#under++;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(chunk);
  }

  #take(worker: Worker, { sums, count }: { readonly sums: Sums; readonly count: number }): void {
    this.#under--;
    this.#done += count;
    this.#settings.add(this.#settings.sums, sums);
    this.#settings.onProgress(this.#done);
    this.#handOut(worker);
    if (this.#under === 0) this.#finish();
  }

  #finish(): void {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const { sums, count } = this.#settings;
    this.#outcome.resolve({ sums, seconds, isStopped: this.#done < count });
  }
}

/** Asks a worker to end, and ends it if it does not. */
function endOf(worker: Worker): Promise<void> {
  if (worker.threadId === ENDED) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage('end');
  });
}
