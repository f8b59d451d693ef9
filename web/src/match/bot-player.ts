import type { GameMove, Observation } from '@richtfest/engine';

/** What a bot is asked: what its seat lawfully knows, and never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  /** Which bot: `greedy`. */
  readonly bot: string;
  readonly seat: number;
  readonly observation: Observation;
  readonly legal: readonly GameMove[];
  /** Decides the bot's own random numbers, which have nothing to do with the table's luck. */
  readonly seed: string;
}

/** Thinks for the bots of a match. */
export interface BotPlayer {
  /** The position of the chosen move in `legal`. */
  choose(question: BotQuestion): Promise<number>;
  close(): void;
}
