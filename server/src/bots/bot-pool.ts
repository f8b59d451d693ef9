import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotQuestion } from './question.ts';

export interface BotPoolSettings {
  readonly threads?: number;
  /** Milliseconds a bot may think. */
  readonly timeout?: number;
  /** The thread's program. */
  readonly program?: URL;
}

interface Job {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer) => void;
}

/**
 * Threads in which bots think, so that a slow or broken one never holds the server up. A thread
 * that crashes or overstays is ended and replaced; the question it had is answered as failed.
 */
export class BotPool {
  readonly #timeout: number;
  readonly #program: URL;
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #queue: Job[] = [];
  #isClosed = false;

  constructor(settings: BotPoolSettings = {}) {
    this.#threads = settings.threads ?? Math.min(4, Math.max(1, availableParallelism() - 1));
    this.#timeout = settings.timeout ?? 10_000;
    this.#program = settings.program ?? new URL('./bot-worker.ts', import.meta.url);
  }

  ask(question: BotQuestion): Promise<BotAnswer> {
    return new Promise((answer) => {
      if (this.#isClosed) return answer({ failed: 'the pool is closed' });
      this.#queue.push({ question, answer });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of this.#queue.splice(0)) answer({ failed: 'the pool is closed' });
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0 || this.#busy.size >= this.#threads) return;
    const job = this.#queue.shift();
    if (job !== undefined) this.#give(job, this.#idle.pop() ?? this.#hire());
  }

  /** Threads do not keep the process alive: whoever waits for an answer does. */
  #hire(): Worker {
    const worker = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    worker.unref();
    // Without a listener a thread that fails while idle or on its way out would end the server.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      const at = this.#idle.indexOf(worker);
      if (at >= 0) this.#idle.splice(at, 1);
    });
    return worker;
  }

  #give({ question, answer }: Job, worker: Worker): void {
    this.#busy.add(worker);
    const finish = (outcome: BotAnswer) => {
      clearTimeout(timer);
      worker.off('message', finish).off('error', crashed).off('exit', ended);
      this.#busy.delete(worker);
      if ('failed' in outcome) void worker.terminate();
      else this.#idle.push(worker);
      answer(outcome);
      this.#next();
    };
    const crashed = (error: unknown) => finish({ failed: String(error) });
    const ended = () => finish({ failed: 'the thread ended' });
    const overstayed = () => finish({ failed: `no answer within ${this.#timeout} ms` });
    const timer = setTimeout(overstayed, this.#timeout);
    worker.on('message', finish).on('error', crashed).on('exit', ended);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage(question);
  }
}
