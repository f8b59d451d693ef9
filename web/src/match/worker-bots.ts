import type { GameMove } from '@richtfest/engine';
import type { BotAnswers, BotPlayer, BotQuestion } from './bot-player.ts';
import type { NumberedAnswer, NumberedQuestion } from './bot.worker.ts';

type Answer = BotAnswers[keyof BotAnswers];

interface Waiting {
  readonly asked: NumberedQuestion;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Bots keep to a limit of their own; a worker that is silent for so long has hung. Nobody waits
 * for it any longer: who asked goes on without an answer.
 */
const LONGEST_SILENCE = 8000;

/** Bots in a worker of their own, so that the page stays smooth while they think. */
export class WorkerBots implements BotPlayer {
  readonly #waiting = new Map<number, Waiting>();
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
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #ask<Wanted extends keyof BotAnswers>(
    wanted: Wanted,
    question: BotQuestion,
  ): Promise<BotAnswers[Wanted]> {
    const asked: NumberedQuestion = { number: ++this.#asked, wanted, question };
    return new Promise<Answer>((answer) => {
      const timer = setTimeout(() => this.#overstayed(), LONGEST_SILENCE);
      this.#waiting.set(asked.number, { asked, answer, timer });
      this.#started().postMessage(asked);
    }) as Promise<BotAnswers[Wanted]>;
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
      this.#answered(data);
    });
    worker.addEventListener('error', () => this.#failed((asked) => thinkHere(asked)));
    this.#worker = worker;
    return worker;
  }

  #answered(message: NumberedAnswer): void {
    const waiting = this.#waiting.get(message.number);
    if (waiting === undefined) return;
    this.#waiting.delete(message.number);
    clearTimeout(waiting.timer);
    waiting.answer('answer' in message ? message.answer : thinkHere(waiting.asked));
  }

  #overstayed(): void {
    this.#failed(() => Promise.reject(new RangeError('a bot took too long')));
  }

  /** A worker that could not start, died or hung: whoever waits is answered otherwise. */
  #failed(answerOf: (asked: NumberedQuestion) => Promise<Answer>): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { asked, answer, timer } of open) {
      clearTimeout(timer);
      answer(answerOf(asked));
    }
  }
}

async function thinkHere({ wanted, question }: NumberedQuestion): Promise<Answer> {
  const { think } = await import('./choose-move.ts');
  return think(wanted, question);
}
