import { setTimeout as sleep } from 'node:timers/promises';
import { Hold } from '@richtfest/bots';
import { type Reason, type Seat, hasSeat } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { type BotDecision, BotTurns } from './bot-turns.ts';
import type { MadeMove } from './clocks.ts';
import type { MatchLog, StartedTable, Written } from './match-log.ts';
import { Relief } from './relief.ts';
import type { TableServices } from './services.ts';

/** Milliseconds bots wait for somebody who puts a proposal together. */
const LONGEST_HOLD = 20_000;

/** Of the server's pause, so much is left at each pace. */
const PAUSES: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.4, instant: 0 };

interface ProxiesOptions {
  readonly log: MatchLog;
  readonly table: StartedTable;
  readonly services: TableServices;
  /** Bots that play just now, by seat. */
  readonly bots: ReadonlyMap<Seat, string>;
  readonly ask: (question: BotQuestion) => Promise<BotAnswer>;
  readonly onDue: (task: () => Promise<void>) => Promise<void>;
  readonly move: (seat: Seat, move: unknown, by: MadeMove['by']) => Promise<Written>;
}

/** The moves no hand of their seat makes: those of bots, and for whoever is busy or out of time. */
export class Proxies {
  readonly #options: ProxiesOptions;
  readonly #botTurns: BotTurns;
  /** Forgotten when the table is put away: whoever is still busy says so again. */
  readonly #busy = new Set<Seat>();
  readonly #hold = new Hold();
  readonly #relief = new Relief();

  constructor(options: ProxiesOptions) {
    const { services, table, ask, onDue } = options;
    this.#options = options;
    this.#botTurns = new BotTurns({
      ask,
      pause: services.botPause * PAUSES[table.clock?.bots ?? 'calm'],
      released: () => this.#hold.released(() => sleep(LONGEST_HOLD, undefined, { ref: false })),
      decided: (decisions) => onDue(() => this.#playBots(decisions)),
      volunteered: (decision) => onDue(() => this.#playVolunteer(decision)),
    });
  }

  get isThinking(): boolean {
    return this.#botTurns.isBusy;
  }

  isBusy(seat: Seat): boolean {
    return this.#busy.has(seat);
  }

  setDoNotDisturb(seat: Seat, isBusy: boolean): void {
    if (isBusy) this.#busy.add(seat);
    else this.#busy.delete(seat);
  }

  /** Bots wait a moment for this seat, or need not any longer. */
  hold(seat: Seat, isHolding: boolean): void {
    this.#hold.set(seat, isHolding);
  }

  /** A bot makes the move this seat owes. */
  relieve(seat: Seat): void {
    this.#relief.call(this.#options.log.match, seat);
  }

  /** Asks those who need nobody's hands: bots, and people who are busy. */
  wake(): void {
    const { log, bots, onDue } = this.#options;
    const { match } = log;
    const isAnsweredFor = (seat: Seat) => match.game.isAnswer?.(match.state, seat) === true;
    if ([...this.#busy].some(isAnsweredFor)) {
      void onDue(() => this.timeOut([...this.#busy].filter(isAnsweredFor), 'busy'));
    }
    this.#botTurns.wake(match, this.#relief.with(match, bots));
  }

  /** The move that stands for a seat that makes none itself; not for one that owes nothing. */
  async timeOut(seats: readonly Seat[], by: MadeMove['by']): Promise<void> {
    const { log, move } = this.#options;
    for (const seat of seats) {
      const { game, state } = log.match;
      const isOwed = hasSeat(game.owing(state), seat);
      if (isOwed) await move(seat, game.timeoutMove(state, seat), by);
    }
  }

  /**
   * The moves of bots, unless what they decided about is no longer to be decided. A bot that
   * failed, or chose what the rules refuse, gets the move of somebody whose time ran out.
   */
  async #playBots(decisions: readonly BotDecision[]): Promise<void> {
    const { bots, move } = this.#options;
    for (const made of decisions) {
      const { seat, answer } = made;
      if (!this.#isStill(made)) continue;
      const by = bots.has(seat) ? 'bot' : 'clock';
      const written = 'move' in answer ? await move(seat, answer.move, by) : undefined;
      if (written !== undefined && written.outcome !== 'refused') continue;
      this.#noteFailure(seat, 'failed' in answer ? answer.failed : written?.reason);
      await this.timeOut([seat], by);
    }
  }

  /** What a bot failed by; never a move, for a choice may be secret. */
  #noteFailure(seat: Seat, failure: string | Reason | undefined): void {
    const { services, table } = this.#options;
    const reason = typeof failure === 'object' ? failure.code : failure;
    services.log.warn({ table: table.code, seat, reason }, 'a bot had no move');
  }

  async #playVolunteer(made: BotDecision): Promise<void> {
    const { seat, answer } = made;
    if ('move' in answer && this.#isStill(made)) {
      await this.#options.move(seat, answer.move, 'bot');
    }
  }

  #isStill({ match, seat, decision }: BotDecision): boolean {
    const { bots, log } = this.#options;
    const isAsked = bots.has(seat) || this.#relief.has(match, seat);
    return isAsked && match === log.match && match.decisionOf(seat) === decision;
  }
}
