/**
 * What can be wrong with a wish, whoever asked for it and on whichever road. A problem is a code,
 * so that a client can say it in its own language, and an English sentence for everybody else.
 * Why a *move* is refused is no problem but a reason of the game (`refused`).
 */
export const PROBLEM_CODES = [
  'already-started',
  'cannot-undo',
  'foreign-origin',
  'malformed',
  'match-over',
  'no-such-seat',
  'not-due',
  'not-finished',
  'not-found',
  'not-seated',
  'not-started',
  'seat-moved',
  'seat-taken',
  'seats-open',
  'server-fault',
  'table-full',
  'too-large',
  'too-many',
  'unknown-bot',
  'unknown-game',
  'unknown-rules',
  'unknown-table',
  'wrong-key',
  'wrong-options',
  'wrong-protocol',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  readonly code: ProblemCode;
  readonly sentence: string;
}
