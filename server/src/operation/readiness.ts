import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../store/event-store.ts';
import { knownStoreFailure } from '../store/store-failure.ts';

/** Milliseconds a commit may take. */
const COMMIT_WITHIN = 2_000;
/** Milliseconds for which an answer is cached, so that frequent requests don't load the disk. */
const ANSWER_STANDS = 1_000;

export interface NotReady {
  /** For everybody. */
  readonly reason: string;
  /** For the log. */
  readonly error?: unknown;
}

interface Answer {
  readonly at: number;
  readonly failures: number;
  readonly problem?: NotReady;
}

/** Whether moves can be committed now, checked with a probe commit. */
export class Readiness {
  readonly #store: Pick<EventStore, 'probe' | 'failedCommits'>;
  readonly #ticks: () => number;
  #probing: Promise<Answer> | undefined;
  #last: Answer | undefined;

  constructor(store: Pick<EventStore, 'probe' | 'failedCommits'>, ticks: () => number) {
    this.#store = store;
    this.#ticks = ticks;
  }

  /** Undefined if all is well. */
  async problem(): Promise<NotReady | undefined> {
    const last = this.#last;
    if (last !== undefined && this.#ticks() - last.at < ANSWER_STANDS) {
      const hasFailedSince = this.#store.failedCommits > last.failures;
      return last.problem ?? (hasFailedSince ? COMMIT_FAILED : undefined);
    }
    this.#probing ??= this.#probe().finally(() => (this.#probing = undefined));
    const late = sleep(COMMIT_WITHIN, { problem: LATE }, { ref: false });
    return (await Promise.race([this.#probing, late])).problem;
  }

  async #probe(): Promise<Answer> {
    const problem = await this.#store.probe().then(() => undefined, notReadyFor);
    const failures = this.#store.failedCommits;
    this.#last = { at: this.#ticks(), failures, ...(problem === undefined ? {} : { problem }) };
    return this.#last;
  }
}

const LATE: NotReady = { reason: 'the store does not answer.' };
const COMMIT_FAILED: NotReady = { reason: 'a move could not be committed a moment ago.' };

/** What an unknown error says stays in the log: it may name hosts or files. */
function notReadyFor(error: unknown): NotReady {
  return {
    reason: knownStoreFailure(error) ?? 'nothing can be committed; the log says why.',
    error,
  };
}
