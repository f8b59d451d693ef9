import { Worker } from 'node:worker_threads';
import type { MatchFile } from '@richtfest/engine';
import type { Unit, UnitOutcome } from '@richtfest/review';
import { closeWorker } from '../workers/close-worker.ts';

/** Carries out the units of a review on worker threads, each of which replays the match once. */
export class UnitPool {
  readonly #workers: readonly Worker[];
  readonly #failure = Promise.withResolvers<never>();
  #isStopped = false;

  constructor(file: MatchFile, workers: number) {
    this.#workers = Array.from({ length: workers }, () => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: JSON.stringify(file),
      });
      worker.on('error', (error) => this.#failure.reject(error));
      return worker;
    });
  }

  /** The outcomes in the order of the units; undefined if it was stopped before the last one. */
  async run(
    units: readonly Unit[],
    onDone: () => void,
  ): Promise<readonly UnitOutcome[] | undefined> {
    const outcomes: UnitOutcome[] = [];
    let next = 0;
    const serve = async (worker: Worker) => {
      while (next < units.length && !this.#isStopped) {
        const at = next++;
        outcomes[at] = await outcomeOf(worker, units[at] as Unit);
        onDone();
      }
    };
    await Promise.race([Promise.all(this.#workers.map(serve)), this.#failure.promise]);
    return this.#isStopped ? undefined : outcomes;
  }

  /** Starts no more units; those in progress are finished. */
  stop(): void {
    this.#isStopped = true;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(closeWorker));
  }
}

function outcomeOf(worker: Worker, unit: Unit): Promise<UnitOutcome> {
  return new Promise((resolve) => {
    worker.once('message', resolve);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(unit);
  });
}
