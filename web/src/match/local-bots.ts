import { BotSeats, Hold, type SeatQuestion } from '@richtfest/bots';
import {
  type GameMove,
  type GameTypes,
  type Match,
  type MatchHeader,
  type Seat,
  sha256Hex,
} from '@richtfest/engine';
import type { BotPlayer, BotQuestion } from './bot-player.ts';
import type { Waiter } from './pace.ts';

export interface LocalBotsSettings<T extends GameTypes> {
  readonly header: MatchHeader;
  /** Of the match's luck. */
  readonly secret: string;
  readonly player: BotPlayer;
  readonly pace: Waiter;
  /** A bot that owed this decision has made it; undefined: it could not. */
  decide(seat: Seat, decision: number, move: T['Move'] | undefined): void;
  /** A bot would like to make a move nobody waits for. */
  offer(seat: Seat, decision: number, move: T['Move']): void;
}

/** All who sit around one device wait together. */
const THIS_DEVICE = 0;

/** The bots of a match on this device. */
export class LocalBots<T extends GameTypes> {
  readonly #settings: LocalBotsSettings<T>;
  readonly #seats = new BotSeats<T>();
  readonly #hold = new Hold();

  constructor(settings: LocalBotsSettings<T>) {
    this.#settings = settings;
  }

  /** Somebody at this device wants bots to wait a moment. */
  hold(isHolding: boolean): void {
    this.#hold.set(THIS_DEVICE, isHolding);
  }

  /** To be called after every change, with how much of it is to be seen first. */
  wake(match: Match<T>, events: number): void {
    const { decisions, volunteers } = this.#seats.due(match);
    if (decisions.length > 0) void this.#decide(decisions, events);
    const at = match.log.length;
    for (const question of volunteers) void this.#volunteer(question, at);
  }

  /** All lay their choices down together: who thought longer does not show. */
  async #decide(questions: readonly SeatQuestion<T>[], events: number): Promise<void> {
    const { player, pace, decide } = this.#settings;
    const thoughts = questions.map((question) =>
      player.choose(this.#put(question, `${question.decision}`)).catch(() => undefined),
    );
    await pace.afterEvents(events);
    const moves = await Promise.all(thoughts);
    await this.#hold.released(() => pace.patience());
    questions.forEach(({ seat, decision }, at) => decide(seat, decision, moves[at]));
  }

  /** Without a pause: what is said to the one whose turn it is must come before it goes on. */
  async #volunteer(question: SeatQuestion<T>, at: number): Promise<void> {
    const { player, offer } = this.#settings;
    const asked = this.#put(question, `volunteer/${at}`);
    const move = await player.volunteer(asked).catch((): GameMove | undefined => undefined);
    if (move !== undefined) offer(question.seat, question.decision, move);
  }

  #put(question: SeatQuestion<T>, occasion: string): BotQuestion {
    const { header, secret } = this.#settings;
    const { seat, bot, observation, legal, optional } = question;
    return {
      game: header.game,
      rulesVersion: header.rulesVersion,
      bot,
      seat,
      observation,
      legal,
      optional,
      // One way from the secret: the same bot decides the same after a reload, and learns nothing.
      seed: sha256Hex(`richtfest/bot/1\n${secret}\n${seat}\n${occasion}`),
    };
  }
}
