import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import { type BotAnswer, type BotQuestion, READY, type TimedQuestion } from './question.ts';
import { thinkingTime } from './thinking-time.ts';

export interface BotPoolOptions {
  readonly threads?: number;
  /** Milliseconds a bot may think. */
  readonly timeout?: number;
  /** The thread's program. */
  readonly program?: URL;
  /** The seed of a bot's random numbers; by default a new one for each question. */
  readonly seedOf?: (question: BotQuestion) => string;
}

export interface BotMeters {
  readonly botTime: { observe(seconds: number): void };
  readonly botFailures: { add(): void };
}

/** Milliseconds that loading a thread's program may take, even on a machine under load. */
const START_UP = 60_000;

interface Job {
  readonly question: BotQuestion;
  readonly answer: (answer: BotAnswer) => void;
}

/**
 * Worker threads for bots, so that a slow or broken bot never blocks the server. A thread
 * that crashes or times out is terminated and replaced; its question is answered as failed.
 */
export class BotPool {
  readonly #timeout: number;
  readonly #program: URL;
  readonly #seedOf: (question: BotQuestion) => string;
  readonly #threads: number;
  readonly #idle: Worker[] = [];
  readonly #active = new Set<Worker>();
  readonly #queue = new FairQueue<Job>();
  readonly #meters: BotMeters | undefined;
  #isClosed = false;

  constructor(options: BotPoolOptions = {}, meters?: BotMeters) {
    this.#meters = meters;
    this.#threads = options.threads ?? Math.min(4, Math.max(1, availableParallelism() - 1));
    this.#timeout = options.timeout ?? 10_000;
    this.#program = options.program ?? new URL('./bot-worker.ts', import.meta.url);
    this.#seedOf = options.seedOf ?? (() => randomBytes(12).toString('hex'));
  }

  /** The number of waiting questions. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** `who` asks, and gets its fair share of the threads. */
  async ask(question: BotQuestion, who: string): Promise<BotAnswer> {
    const start = performance.now();
    const answer = await this.#queued(question, who);
    this.#meters?.botTime.observe((performance.now() - start) / 1000);
    if ('failed' in answer) this.#meters?.botFailures.add();
    return answer;
  }

  #queued(question: BotQuestion, who: string): Promise<BotAnswer> {
    return new Promise((answer) => {
      if (this.#isClosed) return answer({ failed: 'the pool is closed' });
      this.#queue.push(who, { question, answer });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { answer } of this.#queue.drain()) answer({ failed: 'the pool is closed' });
    await Promise.all([...this.#idle, ...this.#active].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#active.size >= this.#threads) return;
    const job = this.#queue.shift();
    if (job === undefined) return;
    const idle = this.#idle.pop();
    this.#give(job, idle ?? this.#hire(), idle !== undefined);
  }

  /** Threads do not keep the process alive; a pending answer does. */
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

  #give({ question, answer }: Job, worker: Worker, isRunning: boolean): void {
    this.#active.add(worker);
    let timer: NodeJS.Timeout | undefined;
    const finish = (outcome: BotAnswer) => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', crashed).off('exit', ended);
      this.#active.delete(worker);
      if ('failed' in outcome) void worker.terminate();
      else this.#idle.push(worker);
      answer(outcome);
      this.#next();
    };
    const crashed = (error: unknown) => finish({ failed: String(error) });
    const ended = () => finish({ failed: 'the thread ended' });
    const wait = (within: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => finish({ failed: `no answer within ${within} ms` }), within);
    };
    const hear = (message: BotAnswer | typeof READY) => {
      if (message === READY) wait(this.#timeout);
      else finish(message);
    };
    // The time a new thread takes to load its program does not count as thinking time.
    wait(isRunning ? this.#timeout : START_UP);
    worker.on('message', hear).on('error', crashed).on('exit', ended);
    const limit =
      question.seed === undefined
        ? { atMostMs: thinkingTime(this.#queue.size, this.#threads) }
        : {};
    const seed = question.seed ?? this.#seedOf(question);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    worker.postMessage({ ...question, ...limit, seed } satisfies TimedQuestion);
  }
}
