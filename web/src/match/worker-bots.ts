import type { GameMove } from '@richtfest/engine';
import type { BotPlayer, BotQuestion } from './bot-player.ts';
import type { NumberedAnswer, NumberedQuestion } from './bot.worker.ts';

type Answer = GameMove | undefined;

interface Waiting {
  readonly asked: NumberedQuestion;
  readonly answer: (move: Answer | Promise<Answer>) => void;
}

/** Bots in a worker of their own, so that the page stays smooth while they think. */
export class WorkerBots implements BotPlayer {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  async choose(question: BotQuestion): Promise<GameMove> {
    const move = await this.#ask('decision', question);
    if (move === undefined) throw new RangeError('a bot chose nothing');
    return move;
  }

  volunteer(question: BotQuestion): Promise<Answer> {
    return this.#ask('volunteer', question);
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #ask(wanted: NumberedQuestion['wanted'], question: BotQuestion): Promise<Answer> {
    const asked: NumberedQuestion = { number: ++this.#asked, wanted, question };
    return new Promise((answer) => {
      this.#waiting.set(asked.number, { asked, answer });
      this.#started().postMessage(asked);
    });
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
    waiting?.answer('move' in message ? message.move : thinkHere(waiting.asked));
  }

  /** A worker that could not start or died: the open questions are answered on this thread. */
  #failed(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const open = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { asked, answer } of open) answer(thinkHere(asked));
  }
}

async function thinkHere({ wanted, question }: NumberedQuestion): Promise<Answer> {
  const { chooseMove, volunteerMove } = await import('./choose-move.ts');
  return wanted === 'decision' ? chooseMove(question) : volunteerMove(question);
}
