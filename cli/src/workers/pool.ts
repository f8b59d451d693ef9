import { Worker } from 'node:worker_threads';
import { UsageError } from '../command-line/usage-error.ts';
import { closeWorker } from './close-worker.ts';
import type { Chunk, WorkerMessage } from './messages.ts';

/** Short enough for a smooth progress bar and a quick stop, long enough for little overhead. */
const CHUNK_SECONDS = 0.06;
/** One chunk in progress and one queued, so that no worker has to wait. */
const CHUNKS_AHEAD = 2;

export interface PoolRun<Sums> {
  readonly sums: Sums;
  /** Without start-up. */
  readonly seconds: number;
  /** Whether it was stopped before everything was played. */
  readonly isStopped: boolean;
}

export interface PoolOptions<Sums> {
  /** The worker's file, which calls `serveChunks`. */
  readonly file: URL;
  readonly plan: object;
  /** The number of work items. */
  readonly count: number;
  readonly workers: number;
  /** The maximum chunk size, for large and uneven work items. */
  readonly maxChunk?: number;
  /** Empty sums, to which the workers' results are added. */
  readonly sums: Sums;
  add(sums: Sums, more: Sums): void;
  onStart(): void;
  /** Called after every chunk; `stop` may be called from here. */
  onProgress(done: number): void;
}

/** Distributes numbered work items to workers in order and adds up their results. */
export class ChunkPool<Sums> {
  readonly #options: PoolOptions<Sums>;
  readonly #workers: Worker[] = [];
  readonly #outcome = Promise.withResolvers<PoolRun<Sums>>();
  #next = 0;
  #done = 0;
  #inProgress = 0;
  #chunkSize = 1;
  #startedAt = 0;
  #isStopped = false;

  constructor(options: PoolOptions<Sums>) {
    this.#options = options;
  }

  async run(): Promise<PoolRun<Sums>> {
    const { count, workers } = this.#options;
    try {
      const ready = await Promise.all(
        Array.from({ length: Math.min(workers, count) }, () => this.#open()),
      );
      const smooth = Math.max(1, Math.ceil(Math.min(...ready) * CHUNK_SECONDS));
      this.#chunkSize = Math.min(this.#options.maxChunk ?? Infinity, smooth);
      this.#startedAt = performance.now();
      this.#options.onStart();
      for (let round = 0; round < CHUNKS_AHEAD; round++) {
        for (const worker of this.#workers) this.#handOut(worker);
      }
      if (this.#inProgress === 0) this.#finish();
      return await this.#outcome.promise;
    } finally {
      await Promise.all(this.#workers.map(closeWorker));
    }
  }

  /** Starts no more work; chunks in progress still count. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Resolves with the worker's speed when it is ready. */
  #open(): Promise<number> {
    const ready = Promise.withResolvers<number>();
    const worker = new Worker(this.#options.file, {
      // As JSON: the parser shares equal strings, while cloned ones would be compared character by
      // character in the innermost loop (a third slower).
      workerData: JSON.stringify(this.#options.plan),
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
    const { count: all } = this.#options;
    if (this.#isStopped || this.#next >= all) return;
    const count = Math.min(this.#chunkSize, all - this.#next);
    const chunk: Chunk = { from: this.#next, count };
    this.#next += count;
    this.#inProgress++;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(chunk);
  }

  #take(worker: Worker, { sums, count }: { readonly sums: Sums; readonly count: number }): void {
    this.#inProgress--;
    this.#done += count;
    this.#options.add(this.#options.sums, sums);
    this.#options.onProgress(this.#done);
    this.#handOut(worker);
    if (this.#inProgress === 0) this.#finish();
  }

  #finish(): void {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const { sums, count } = this.#options;
    this.#outcome.resolve({ sums, seconds, isStopped: this.#done < count });
  }
}
