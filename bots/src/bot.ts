import type { GameTypes, Observation, PlayableGame, Random } from '@richtfest/engine';

/**
 * A bot gets what its seat lawfully knows and never a state. A blind bot does not even look: it
 * is told how many moves there are and names one, which is why simulations of it are fast.
 */
export type Bot = BlindBot | SeeingBot;

export interface BlindBot {
  readonly name: string;
  readonly sees: 'nothing';
  /** The position of its choice in a list of `count` legal moves. */
  choose(count: number, random: Random): number;
}

export interface SeeingBot {
  readonly name: string;
  readonly sees: 'observation';
  choose<T extends GameTypes>(decision: Decision<T>): T['Move'];
  /**
   * A move nobody waits for (a proposal, a withdrawal) that this bot would like to make now, or
   * undefined. Asked of bots that owe nothing.
   */
  volunteer?<T extends GameTypes>(decision: Volunteering<T>): T['Move'] | undefined;
}

/** A decision a bot is asked to make. */
export interface Decision<T extends GameTypes = GameTypes> {
  /** With what its package says about bots, as the catalog hands it out. */
  readonly game: PlayableGame<T>;
  readonly seat: number;
  readonly observation: Observation<T['View'], T['Memory']>;
  /** Not empty, unless the bot is only asked what it would volunteer. */
  readonly legal: readonly T['Move'][];
  /** The bot's own random numbers, apart from the table's luck. */
  readonly random: Random;
}

/** What a bot may do unasked; `legal` is empty. */
export interface Volunteering<T extends GameTypes = GameTypes> extends Decision<T> {
  readonly optional: readonly T['Move'][];
}
