/**
 * Everything that can be wrong with a request over HTTP or the socket, with its HTTP status. A
 * problem has a code, which clients translate, and an English sentence. A refused *move* is not a
 * problem but has a reason of the game (`refused`).
 */
export const PROBLEMS = {
  /** The table does not allow this aid. */
  'aid-off': 403,
  /** Another take-back is pending. */
  'already-asked': 409,
  /** The match has begun. */
  'already-started': 409,
  /** Something was revealed or another seat has moved since. */
  'cannot-undo': 409,
  /** The player already has a result for this house. */
  'daily-counted': 409,
  /** The day has not begun. */
  'daily-early': 409,
  /** The match is not this day's table: other random values, options, seats or rules. The sentence says what. */
  'daily-foreign': 400,
  /** Results of this day no longer count. */
  'daily-late': 409,
  /** The rules do not confirm the match, or a bot would not have moved like this. The sentence says why. */
  'daily-refused': 400,
  /** The request comes from a page of another site. */
  'foreign-origin': 403,
  /** A group has at most 50 members. */
  'group-full': 409,
  /** The host is or was recently connected, so no one can take over. */
  'host-here': 409,
  /** The account's last passkey can't be removed. */
  'last-passkey': 409,
  /** The request does not fit its schema; the sentence names the field. */
  malformed: 400,
  /** The match has ended. */
  'match-over': 409,
  /** Passkeys need https, a host name and the public address. */
  'no-passkeys-here': 400,
  /** The table has fewer seats. */
  'no-such-seat': 404,
  /** Only players may watch here. */
  'no-watchers': 403,
  /** The seat still has time. */
  'not-due': 409,
  /** The match file is available only after the match. */
  'not-finished': 409,
  /** No such address. */
  'not-found': 404,
  /** A line of chat could not be stored; the game continues. */
  'not-said': 503,
  /** A player is not ready yet; the host can start anyway. */
  'not-ready': 409,
  /** A spectator tried to move. */
  'not-seated': 403,
  /** The session cookie is missing or expired. */
  'not-signed-in': 401,
  /** The match has not begun. */
  'not-started': 409,
  /** The take-back is no longer pending. */
  'nothing-asked': 409,
  /** Another device was faster: fetch, merge and retry. */
  'outdated-data': 409,
  /** The points of a shared score pad are being revealed: only its host changes it. */
  'pad-revealed': 409,
  /** The passkey already belongs to an account. */
  'passkey-known': 409,
  /** Challenge, origin, name or signature is wrong. */
  'passkey-refused': 403,
  /** An account has at most 10 passkeys. */
  'passkeys-full': 409,
  /** The host gave the seat to another player. */
  removed: 403,
  /** The seat is played on another device now. */
  'seat-moved': 403,
  /** A person or a bot has the seat. */
  'seat-taken': 409,
  /** A table with open seats can't start without bots. */
  'seats-open': 409,
  /** The server failed; acknowledged requests are safe. */
  'server-fault': 500,
  /** The host has closed the table. */
  'table-closed': 409,
  /** No seat is open. */
  'table-full': 409,
  /** The host has switched chat or reactions off. */
  'talk-off': 403,
  /** Too many lines or reactions at once; the connection stays. */
  'too-fast': 429,
  /** More than 16 kB. */
  'too-large': 413,
  /**
   * Too many requests, tables, messages, connections or wrong codes; `Retry-After` has the seconds
   * to wait.
   */
  'too-many': 429,
  /** The sentence says which there are. */
  'unknown-bot': 400,
  /** The sentence says which there are. */
  'unknown-game': 400,
  /** No group has this code. */
  'unknown-group': 404,
  /** No score pad is shared under this code, or no longer. */
  'unknown-pad': 404,
  /** No account has this passkey. */
  'unknown-passkey': 403,
  /** This server can't play that rules version. */
  'unknown-rules': 409,
  /** No table has this code. */
  'unknown-table': 404,
  /** The key is not that of a seat or the host. */
  'wrong-key': 403,
  /** The sentence says what is allowed. */
  'wrong-options': 400,
  /** Page and server differ: reload the page. */
  'wrong-protocol': 400,
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

export interface Problem {
  readonly code: ProblemCode;
  readonly sentence: string;
}
