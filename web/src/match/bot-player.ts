import type { Hint } from '@richtfest/bots';
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
  readonly optional: readonly GameMove[];
  /** Decides the bot's own random numbers, which have nothing to do with the table's luck. */
  readonly seed: string;
}

/** What can be asked for, and what comes back. */
export interface BotAnswers {
  readonly decision: GameMove;
  /** A move nobody waits for that the bot would like to make; undefined: none. */
  readonly volunteer: GameMove | undefined;
  /** For a person; undefined: the bot would do nothing. */
  readonly hint: Hint<GameMove> | undefined;
}

/** Thinks for the bots of a match. Whether the rules allow what it says is for the match to ask. */
export interface BotPlayer {
  choose(question: BotQuestion): Promise<GameMove>;
  /** A move nobody waits for that the bot would like to make; undefined: none. */
  volunteer(question: BotQuestion): Promise<GameMove | undefined>;
  close(): void;
}
