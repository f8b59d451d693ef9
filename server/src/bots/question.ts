import type { GameMove, Observation } from '@richtfest/engine';

/** What a bot is told: an observation and never a state. Plain data, for it goes to a worker. */
export interface BotQuestion {
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly seat: number;
  readonly observation: Observation;
  readonly legal: readonly GameMove[];
  /** Absent: the seat owes a decision. Else nobody waits, and these are for it to choose from. */
  readonly optional?: readonly GameMove[];
}

/** As it is sent to a thread. */
export interface TimedQuestion extends BotQuestion {
  /** Milliseconds it may think. */
  readonly atMostMs: number;
}

/** A thread's first message: it is loaded, and can be asked. */
export const READY = 'ready';

/**
 * The move, still unchecked, or why there is none. Where nobody waits, `move` is undefined if
 * the bot wants none.
 */
export type BotAnswer = { readonly move: unknown } | { readonly failed: string };
