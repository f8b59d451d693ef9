import { BotSeats, Hold, type SeatQuestion, openLineQuestions } from '@richtfest/bots';
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

export interface LocalBotsOptions<T extends GameTypes> {
  readonly header: MatchHeader;
  /** The match's secret. */
  readonly secret: string;
  /** Bots answer as functions of the line of play, so that the same line gets the same answers. */
  readonly isByLine: boolean;
  readonly player: BotPlayer;
  readonly pace: Waiter;
  /** A bot has made a decision it owed; without a move, it failed to. */
  decide(seat: Seat, decision: number, move: T['Move'] | undefined): void;
  /** A bot wants to make an optional move. */
  offer(seat: Seat, decision: number, move: T['Move']): void;
}

/** People who share a device share one hold. */
const THIS_DEVICE = 0;

/** The bots of a match on this device. */
export class LocalBots<T extends GameTypes> {
  readonly #options: LocalBotsOptions<T>;
  readonly #seats = new BotSeats<T>();
  readonly #hold = new Hold();

  constructor(options: LocalBotsOptions<T>) {
    this.#options = options;
  }

  /** Makes bots wait while a player prepares a proposal. */
  hold(isHolding: boolean): void {
    this.#hold.set(THIS_DEVICE, isHolding);
  }

  /** To be called after every change, with the number of new events the table shows first. */
  wake(match: Match<T>, events: number): void {
    const { decisions, volunteers } = this.#seats.due(match);
    if (this.#options.isByLine) {
      this.#decideByLine(match, decisions, events);
      return;
    }
    if (decisions.length > 0) {
      const asked = decisions.map((each) => this.#toBotQuestion(each, `${each.decision}`));
      void this.#decide(decisions, asked, events);
    }
    const at = match.log.length;
    for (const question of volunteers) void this.#volunteer(question, at);
  }

  /** Asks what the bots knew when their decisions opened, with seeds that follow from the line. */
  #decideByLine(match: Match<T>, due: readonly SeatQuestion<T>[], events: number): void {
    if (due.length === 0) return;
    const open = openLineQuestions(match, this.#options.secret);
    const asked = due.map((question): BotQuestion => {
      const opened = open.of(question.seat);
      if (opened === undefined) throw new RangeError('a bot owes an answer it was not asked for');
      return { ...this.#toBotQuestion(opened, ''), seed: opened.seed, isExact: true };
    });
    void this.#decide(due, asked, events);
  }

  /** Bots decide at the same time, so that thinking time reveals nothing. */
  async #decide(
    questions: readonly SeatQuestion<T>[],
    asked: readonly BotQuestion[],
    events: number,
  ): Promise<void> {
    const { player, pace, decide } = this.#options;
    const thoughts = asked.map((question) => player.choose(question).catch(() => undefined));
    await pace.afterEvents(events);
    const moves = await Promise.all(thoughts);
    await this.#hold.released(() => pace.holdTimeout());
    questions.forEach(({ seat, decision }, at) => decide(seat, decision, moves[at]));
  }

  /** Without a pause: a proposal must arrive before the turn continues. */
  async #volunteer(question: SeatQuestion<T>, at: number): Promise<void> {
    const { player, offer } = this.#options;
    const asked = this.#toBotQuestion(question, `volunteer/${at}`);
    const move = await player.volunteer(asked).catch((): GameMove | undefined => undefined);
    if (move !== undefined) offer(question.seat, question.decision, move);
  }

  #toBotQuestion(question: SeatQuestion<T>, occasion: string): BotQuestion {
    const { header, secret } = this.#options;
    const { seat, bot, observation, legal, optional } = question;
    return {
      game: header.game,
      rulesVersion: header.rulesVersion,
      bot,
      seat,
      observation,
      legal,
      optional,
      // A hash of the secret: a bot decides the same after a reload and learns nothing about it.
      seed: sha256Hex(`richtfest/bot/1\n${secret}\n${seat}\n${occasion}`),
    };
  }
}
