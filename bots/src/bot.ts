import type { GameTypes, Observation, PlayableGame, Random } from '@richtfest/engine';

/**
 * A bot gets what its seat may know and never a state. A blind bot gets only the number of legal
 * moves, which makes its simulations fast.
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
   * An optional move (a proposal, a withdrawal) that this bot wants to make now, or undefined.
   * Called for bots that owe no decision.
   */
  volunteer?<T extends GameTypes>(decision: Volunteering<T>): T['Move'] | undefined;
}

/** A decision a bot is asked to make. */
export interface Decision<T extends GameTypes = GameTypes> {
  /** The game with its search hooks, as the catalog provides it. */
  readonly game: PlayableGame<T>;
  readonly seat: number;
  readonly observation: Observation<T['View'], T['Memory']>;
  /** Empty only if the bot is asked to volunteer. */
  readonly legal: readonly T['Move'][];
  /** The bot's own random numbers, separate from the table's chance. */
  readonly random: Random;
}

/** A question for an optional move; `legal` is empty. */
export interface Volunteering<T extends GameTypes = GameTypes> extends Decision<T> {
  readonly optional: readonly T['Move'][];
}
