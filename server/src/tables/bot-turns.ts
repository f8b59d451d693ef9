import { setTimeout as sleep } from 'node:timers/promises';
import { BotSeats, type Hold, type SeatQuestion } from '@richtfest/bots';
import type { Match } from '@richtfest/engine';
import type { BotPace } from '@richtfest/protocol';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';

/** Milliseconds that bots wait for a player who is preparing a proposal. */
const LONGEST_HOLD = 20_000;

/** The part of the server's pause that is left at each pace. */
const PAUSES: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.4, instant: 0 };

/** Milliseconds a bot's move takes at least at a table. */
export function botPause(pause: number, pace: BotPace = 'calm'): number {
  return pause * PAUSES[pace];
}

/** A bot's answer to a decision. */
export interface BotDecision {
  readonly match: Match;
  readonly seat: number;
  /** `Match.decisionOf` the seat when it was asked. */
  readonly decision: number;
  readonly answer: BotAnswer;
}

export interface BotTurnsOptions {
  ask(question: BotQuestion): Promise<BotAnswer>;
  /** Milliseconds a bot's move takes at least, so that people can follow. */
  readonly pause: number;
  /** Players who want bots to wait a moment. */
  readonly hold: Hold;
  /** Plays the decisions that are still owed. */
  decided(decisions: readonly BotDecision[]): Promise<void>;
  /** Plays an optional move, if it is still legal. */
  volunteered(decision: BotDecision): Promise<void>;
}

/** Asks bots for the decisions they owe, so that a match never waits for one that was not asked. */
export class BotTurns {
  readonly #options: BotTurnsOptions;
  readonly #seats = new BotSeats();
  #asked = 0;

  constructor(options: BotTurnsOptions) {
    this.#options = options;
  }

  get isThinking(): boolean {
    return this.#asked > 0;
  }

  /** To be called after every change. */
  wake(match: Match, bots: ReadonlyMap<number, string>): void {
    const { decisions, volunteers } = this.#seats.due(match, bots);
    if (decisions.length > 0) this.#note(this.#decide(match, decisions));
    for (const question of volunteers) this.#note(this.#volunteer(match, question));
  }

  #note(work: Promise<void>): void {
    this.#asked++;
    void work.finally(() => this.#asked--);
  }

  /** Commits all choices together, which hides how long each bot thought. */
  async #decide(match: Match, questions: readonly SeatQuestion[]): Promise<void> {
    const thoughts = questions.map(async (question) => {
      const { seat, decision, legal } = question;
      const [only] = legal;
      const answer = legal.length > 1 ? await this.#ask(match, question) : { move: only };
      return { match, seat, decision, answer };
    });
    const breath = sleep(this.#options.pause, undefined, { ref: false });
    const [decisions] = await Promise.all([Promise.all(thoughts), breath]);
    await this.#options.hold.released(() => sleep(LONGEST_HOLD, undefined, { ref: false }));
    await this.#options.decided(decisions);
  }

  /** Without a pause: a proposal must reach the player to move before they go on. */
  async #volunteer(match: Match, question: SeatQuestion): Promise<void> {
    const { seat, decision, optional } = question;
    const answer = await this.#ask(match, question, optional);
    const isMove = 'move' in answer && answer.move !== undefined;
    if (isMove) await this.#options.volunteered({ match, seat, decision, answer });
  }

  #ask(
    { header }: Match,
    { bot, seat, observation, legal }: SeatQuestion,
    optional?: BotQuestion['optional'],
  ): Promise<BotAnswer> {
    const { game, rulesVersion } = header;
    const question = { game, rulesVersion, bot, seat, observation, legal };
    return this.#options.ask(optional === undefined ? question : { ...question, optional });
  }
}
