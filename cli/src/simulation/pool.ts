import { Worker } from 'node:worker_threads';
import { type SimulationSums, addSums, noGames } from '@richtfest/bots';
import { UsageError } from '../command-line/usage-error.ts';
import type { Chunk, WorkerMessage } from './messages.ts';
import type { SimulationPlan } from './plan.ts';

/** Short enough for a lively bar and a quick stop, long enough to cost nothing. */
const CHUNK_SECONDS = 0.06;
/** One being played and one waiting, so that no worker ever waits for the next. */
const CHUNKS_AHEAD = 2;

export interface SimulationRun {
  readonly sums: SimulationSums;
  /** From the first game on: start-up is not counted. */
  readonly seconds: number;
  readonly isStopped: boolean;
}

export interface PoolSettings {
  readonly plan: SimulationPlan;
  readonly workers: number;
  onStart(): void;
  onProgress(done: number): void;
}

/**
 * Plays a simulation on workers. Games are handed out in order and their sums are whole numbers,
 * so that the outcome is the same however many workers there are.
 */
export class SimulationPool {
  readonly #settings: PoolSettings;
  readonly #workers: Worker[] = [];
  readonly #outcome = Promise.withResolvers<SimulationRun>();
  readonly #sums: SimulationSums;
  #next = 0;
  #under = 0;
  #chunkSize = 1;
  #startedAt = 0;
  #isStopped = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#sums = noGames(settings.plan.players);
  }

  async run(): Promise<SimulationRun> {
    const { plan, workers } = this.#settings;
    const count = Math.min(workers, plan.games);
    try {
      const ready = await Promise.all(Array.from({ length: count }, () => this.#open()));
      this.#chunkSize = Math.max(1, Math.ceil(Math.min(...ready) * CHUNK_SECONDS));
      this.#startedAt = performance.now();
      this.#settings.onStart();
      for (let round = 0; round < CHUNKS_AHEAD; round++) {
        for (const worker of this.#workers) this.#handOut(worker);
      }
      if (this.#under === 0) this.#finish();
      return await this.#outcome.promise;
    } finally {
      await Promise.all(this.#workers.map((worker) => worker.terminate()));
    }
  }

  /** No more games; those under way are still counted. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Resolves with the worker's speed when it is ready. */
  #open(): Promise<number> {
    const ready = Promise.withResolvers<number>();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
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
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'ready') ready.resolve(message.gamesPerSecond);
      else if (message.type === 'played') this.#take(worker, message.sums);
      else fail(new UsageError(message.message));
    });
    return ready.promise;
  }

  #handOut(worker: Worker): void {
    const { games } = this.#settings.plan;
    if (this.#isStopped || this.#next >= games) return;
    const count = Math.min(this.#chunkSize, games - this.#next);
    const chunk: Chunk = { from: this.#next, count };
    this.#next += count;
    this.#under++;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(chunk);
  }

  #take(worker: Worker, sums: SimulationSums): void {
    this.#under--;
    addSums(this.#sums, sums);
    this.#handOut(worker);
    this.#settings.onProgress(this.#sums.games);
    if (this.#under === 0) this.#finish();
  }

  #finish(): void {
    const seconds = (performance.now() - this.#startedAt) / 1000;
    const isStopped = this.#sums.games < this.#settings.plan.games;
    this.#outcome.resolve({ sums: this.#sums, seconds, isStopped });
  }
}
