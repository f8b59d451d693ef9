import type { GameMove } from '@richtfest/engine';
import type { BotAnswers, BotPlayer, BotQuestion } from './bot-player.ts';
import type { NumberedAnswer, NumberedQuestion } from './bot.worker.ts';

type Answer = BotAnswers[keyof BotAnswers];

interface OpenQuestion {
  readonly asked: NumberedQuestion;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
  readonly timeout: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Bots have their own time limit: a worker that takes longer than this hangs and is replaced. */
const WORKER_TIMEOUT_MS = 8000;
/** The same for bots whose only limit is a number of rollouts: they get twice the time whenever it ends. */
const EXACT_TIMEOUT_MS = 120_000;

/** Runs bots in a Web Worker, so that the page stays responsive. */
export class WorkerBots implements BotPlayer {
  readonly #open = new Map<number, OpenQuestion>();
  #worker: Worker | undefined;
  #asked = 0;

  async choose(question: BotQuestion): Promise<GameMove> {
    return this.#ask('decision', question);
  }

  volunteer(question: BotQuestion): Promise<BotAnswers['volunteer']> {
    return this.#ask('volunteer', question);
  }

  hint(question: BotQuestion): Promise<BotAnswers['hint']> {
    return this.#ask('hint', question);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { timer } of this.#open.values()) clearTimeout(timer);
    this.#open.clear();
  }

  #ask<Wanted extends keyof BotAnswers>(
    wanted: Wanted,
    question: BotQuestion,
  ): Promise<BotAnswers[Wanted]> {
    const asked: NumberedQuestion = { number: ++this.#asked, wanted, question };
    return new Promise<Answer>((answer) => {
      const isExact = question.isExact === true;
      this.#send({ asked, answer, timeout: isExact ? EXACT_TIMEOUT_MS : WORKER_TIMEOUT_MS });
    }) as Promise<BotAnswers[Wanted]>;
  }

  #send(question: Omit<OpenQuestion, 'timer'>): void {
    const timer = setTimeout(() => this.#timedOut(), question.timeout);
    this.#open.set(question.asked.number, { ...question, timer });
    this.#started().postMessage(question.asked);
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
      this.#answered(data);
    });
    worker.addEventListener('error', () => {
      for (const { asked, answer } of this.#stopped()) answer(thinkInPage(asked));
    });
    this.#worker = worker;
    return worker;
  }

  #answered(message: NumberedAnswer): void {
    const waiting = this.#open.get(message.number);
    if (waiting === undefined) return;
    this.#open.delete(message.number);
    clearTimeout(waiting.timer);
    waiting.answer('answer' in message ? message.answer : thinkInPage(waiting.asked));
  }

  /**
   * Replaces a worker that hangs, or stood still while the device slept. No time limit may change an
   * exact answer, so those questions are asked again.
   */
  #timedOut(): void {
    for (const question of this.#stopped()) {
      if (question.asked.question.isExact === true) {
        this.#send({ ...question, timeout: 2 * question.timeout });
      } else question.answer(Promise.reject(new RangeError('the bot timed out')));
    }
  }

  /** Ends a worker that could not start, died or hung, and returns its open questions. */
  #stopped(): OpenQuestion[] {
    this.#worker?.terminate();
    this.#worker = undefined;
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { timer } of open) clearTimeout(timer);
    return open;
  }
}

async function thinkInPage({ wanted, question }: NumberedQuestion): Promise<Answer> {
  const { think } = await import('./choose-move.ts');
  return think(wanted, question);
}
