import type { GameMove, Observation } from '@richtfest/engine';

/** A bot's input: an observation, never a state. Plain data, because it is sent to a worker. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly seat: number;
  readonly observation: Observation;
  readonly legal: readonly GameMove[];
  /** Absent: the seat owes a decision. Else nobody waits, and these are for it to choose from. */
  readonly optional?: readonly GameMove[];
  /**
   * Absent: a new one. A question with a seed gets the answer that every machine gives, however
   * long it takes.
   */
  readonly seed?: string;
}

/** A question as sent to a thread. */
export interface TimedQuestion extends BotQuestion {
  /** Milliseconds it may think; absent: its budget in rollouts alone counts. */
  readonly atMostMs?: number;
  /** The seed of the bot's random numbers, which are independent of the table's. */
  readonly seed: string;
}

/** A thread's first message: it has loaded and is ready for questions. */
export const READY = 'ready';

/**
 * The move, still unchecked, or why there is none. Where nobody waits, `move` is undefined if
 * the bot wants none.
 */
export type BotAnswer = { readonly move: unknown } | { readonly failed: string };
