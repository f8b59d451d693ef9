import type { BotPlayer, BotQuestion } from './bot-player.ts';
import type { NumberedAnswer, NumberedQuestion } from './bot.worker.ts';

interface Waiting {
  readonly question: BotQuestion;
  readonly answer: (choice: number | Promise<number>) => void;
}

/** Bots in a worker of their own, so that the page stays smooth while they think. */
export class WorkerBots implements BotPlayer {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  choose(question: BotQuestion): Promise<number> {
    const number = ++this.#asked;
    const message: NumberedQuestion = { number, question };
    return new Promise((answer) => {
      this.#waiting.set(number, { question, answer });
      this.#started().postMessage(message);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
      this.#answered(data);
    });
    worker.addEventListener('error', () => this.#failed());
    this.#worker = worker;
    return worker;
  }

  #answered(message: NumberedAnswer): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    waiting?.answer('choice' in message ? message.choice : chooseHere(waiting.question));
  }

  /** A worker that could not start or died: the open questions are answered on this thread. */
  #failed(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { question, answer } of open) answer(chooseHere(question));
  }
}

async function chooseHere(question: BotQuestion): Promise<number> {
  const { chooseMove } = await import('./choose-move.ts');
  return chooseMove(question);
}
