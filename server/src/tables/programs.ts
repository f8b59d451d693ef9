import type { Decision, Over, TableLine } from '@richtfest/bots';
import type { Game, Seat } from '@richtfest/engine';
import { ownRandom } from '../bots/own-random.ts';
import type { BotQuestion } from '../bots/question.ts';

/** A move, `failed` if the program sent no valid one, or `gone` if it has disconnected. */
export type ProgramAnswer = { readonly move: unknown } | 'failed' | 'gone';

/** A connected program that plays a seat. */
export interface ConnectedProgram {
  ask(decision: Decision, ms: number): Promise<ProgramAnswer>;
  tell(line: TableLine): void;
  end(code: number, sentence: string): void;
}

interface ProgramsOptions {
  readonly ticks: () => number;
  /** Milliseconds a program has for a decision, and to come back after its connection broke. */
  readonly limits: { readonly programThinks: number; readonly programAwaited: number };
}

/** A program that comes and goes with every question is not waited for more often. */
const MOST_RETURNS = 2;

/** The programs that play seats of a table. */
export class Programs {
  readonly #options: ProgramsOptions;
  readonly #links = new Map<Seat, ConnectedProgram>();
  readonly #goneAt = new Map<Seat, number>();
  readonly #waiting = new Map<Seat, Set<() => void>>();
  readonly #openedAt: number;

  constructor(options: ProgramsOptions) {
    this.#options = options;
    this.#openedAt = options.ticks();
  }

  get size(): number {
    return this.#links.size;
  }

  isHere(seat: Seat): boolean {
    return this.#links.has(seat);
  }

  /** Registers a program for a seat, and returns the one it replaces. */
  enter(seat: Seat, link: ConnectedProgram): ConnectedProgram | undefined {
    const before = this.#links.get(seat);
    this.#links.set(seat, link);
    for (const wake of this.#waiting.get(seat) ?? []) wake();
    return before;
  }

  /** The seat it played; undefined: none, or another has taken its place. */
  leave(link: ConnectedProgram): Seat | undefined {
    for (const [seat, each] of this.#links) {
      if (each !== link) continue;
      this.#links.delete(seat);
      this.#goneAt.set(seat, this.#options.ticks());
      return seat;
    }
    return undefined;
  }

  linkOf(seat: Seat): ConnectedProgram | undefined {
    return this.#links.get(seat);
  }

  /** Asks the program of a seat; undefined if a bot must decide instead. */
  async ask(
    game: Game,
    question: BotQuestion,
  ): Promise<Exclude<ProgramAnswer, string> | undefined> {
    const { seat, observation, legal } = question;
    for (let attempt = 0; attempt < MOST_RETURNS; attempt++) {
      const link = this.#links.get(seat) ?? (await this.#cameBack(seat));
      if (link === undefined) return undefined;
      // Its random numbers are independent of the table's.
      const decision = { game, seat, observation, legal, random: ownRandom() };
      const answer = await link.ask(decision, this.#options.limits.programThinks);
      if (answer === 'failed') return undefined;
      if (answer !== 'gone') return answer;
    }
    return undefined;
  }

  /** The match is over: nobody is asked any more. */
  tellOver(over: Omit<Over, 'type'>): void {
    for (const link of this.#links.values()) {
      link.tell({ type: 'over', ...over });
      link.end(1000, 'over');
    }
  }

  sendAway(code: number, sentence: string): void {
    for (const link of this.#links.values()) link.end(code, sentence);
  }

  /** Waits a moment for a program whose connection broke, or for all after a restart. */
  async #cameBack(seat: Seat): Promise<ConnectedProgram | undefined> {
    const { ticks, limits } = this.#options;
    const since = this.#goneAt.get(seat) ?? this.#openedAt;
    const left = since + limits.programAwaited - ticks();
    if (left <= 0) return undefined;
    const waiting = this.#waiting.get(seat) ?? new Set();
    this.#waiting.set(seat, waiting);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      timer.unref();
      waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    waiting.clear();
    return this.#links.get(seat);
  }
}
