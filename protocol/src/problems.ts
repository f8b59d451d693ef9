/**
 * What can be wrong with a wish, whoever asked for it and on whichever road. A problem is a code,
 * so that a client can say it in its own language, and an English sentence for everybody else.
 * Why a *move* is refused is no problem but a reason of the game (`refused`).
 */
export const PROBLEM_CODES = [
  'already-asked',
  'already-started',
  'cannot-undo',
  'foreign-origin',
  'last-passkey',
  'malformed',
  'match-over',
  'no-passkeys-here',
  'no-such-seat',
  'no-watchers',
  'not-due',
  'not-finished',
  'not-found',
  'not-said',
  'not-seated',
  'not-signed-in',
  'not-started',
  'nothing-asked',
  'outdated-data',
  'passkey-known',
  'passkey-refused',
  'passkeys-full',
  'removed',
  'seat-moved',
  'seat-taken',
  'seats-open',
  'server-fault',
  'table-closed',
  'table-full',
  'talk-off',
  'too-fast',
  'too-large',
  'too-many',
  'unknown-bot',
  'unknown-game',
  'unknown-passkey',
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
