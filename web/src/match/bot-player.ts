import type { Hint } from '@richtfest/bots';
import type { GameMove, Observation } from '@richtfest/engine';
import type { MoveReason } from '@richtfest/review';

/** A question to a bot. It contains only what its seat may know, never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  /** The bot's name: `greedy`. */
  readonly bot: string;
  readonly seat: number;
  readonly observation: Observation;
  readonly legal: readonly GameMove[];
  readonly optional: readonly GameMove[];
  /** Seeds the bot's own random numbers, which are independent of the match's. */
  readonly seed: string;
  /** The answer must be the one that every machine gives, however long it takes. */
  readonly isExact?: boolean;
}

/** A hint and why its move is better than the best alternative. */
export interface ExplainedHint extends Hint<GameMove> {
  readonly reasons: readonly MoveReason[];
}

/** The answer to each kind of question. */
export interface BotAnswers {
  readonly decision: GameMove;
  /** An optional move the bot wants to make, if any. */
  readonly volunteer: GameMove | undefined;
  /** Undefined if the bot would do nothing. */
  readonly hint: ExplainedHint | undefined;
}

/** Chooses moves for the bots of a match, which checks them against the rules. */
export interface BotPlayer {
  choose(question: BotQuestion): Promise<GameMove>;
  /** An optional move the bot wants to make, if any. */
  volunteer(question: BotQuestion): Promise<GameMove | undefined>;
  close(): void;
}
