import { setTimeout as sleep } from 'node:timers/promises';
import { hasSeat } from '@richtfest/engine';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import type { MatchLog } from './match-log.ts';

export interface BotTurnsSettings {
  ask(question: BotQuestion): Promise<BotAnswer>;
  /** Milliseconds a bot's move takes at least, so that people can follow. */
  readonly pause: number;
  /** Plays the move if the match still is at this version. */
  play(seat: number, version: number, answer: BotAnswer): Promise<void>;
}

/** Sees to it that a match never waits for a bot nobody has asked. */
export class BotTurns {
  readonly #settings: BotTurnsSettings;
  #askedAt = -1;
  #asked = 0;

  constructor(settings: BotTurnsSettings) {
    this.#settings = settings;
  }

  get isBusy(): boolean {
    return this.#asked > 0;
  }

  /** To be called after every change: asks the first bot that owes a decision, once a version. */
  wake(log: MatchLog): void {
    const { match, version } = log;
    const owing = match.game.owing(match.state);
    const seat = match.header.seats.findIndex(
      ({ bot }, at) => bot !== undefined && hasSeat(owing, at),
    );
    const bot = match.header.seats[seat]?.bot;
    if (bot === undefined || this.#askedAt === version) return;
    this.#askedAt = version;
    this.#asked++;
    const { game, rulesVersion } = match.header;
    const legal = match.game.legal(match.state, seat);
    const observation = match.observe(seat);
    void this.#decide({ game, rulesVersion, bot, seat, observation, legal }, version).finally(
      () => this.#asked--,
    );
  }

  async #decide(question: BotQuestion, version: number): Promise<void> {
    const { legal, seat } = question;
    const [only] = legal;
    const [answer] = await Promise.all([
      legal.length === 1 ? { move: only } : this.#settings.ask(question),
      sleep(this.#settings.pause, undefined, { ref: false }),
    ]);
    await this.#settings.play(seat, version, answer);
  }
}
