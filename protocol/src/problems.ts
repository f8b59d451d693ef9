/**
 * What can be wrong with a request, over HTTP or the socket, and what that is in
 * HTTP. A problem is a code, so that a client can say it in its own language, and an English
 * sentence for everybody else. Why a *move* is refused is no problem but a reason of the game
 * (`refused`).
 */
export const PROBLEMS = {
  /** Somebody asks to take a turn back already. */
  'already-asked': 409,
  /** The match has begun. */
  'already-started': 409,
  /** Somebody has learned something or moved since. */
  'cannot-undo': 409,
  /** The request comes from a page of another site. */
  'foreign-origin': 403,
  /** The host is here, or was recently: nobody can take the rights over. */
  'host-here': 409,
  /** It is the account's last passkey: nobody could sign in again. */
  'last-passkey': 409,
  /** Not what the schemas say; the sentence names the field. */
  malformed: 400,
  /** The match has ended. */
  'match-over': 409,
  /** No https, no name, or not the public address. */
  'no-passkeys-here': 400,
  /** The table has fewer. */
  'no-such-seat': 404,
  /** Only players may watch here. */
  'no-watchers': 403,
  /** The time of that seat has not run out. */
  'not-due': 409,
  /** The match file comes at the end. */
  'not-finished': 409,
  /** No such address. */
  'not-found': 404,
  /** A line of chat could not be kept; the game goes on. */
  'not-said': 503,
  /** A watcher wants to move. */
  'not-seated': 403,
  /** No cookie, or its time is over. */
  'not-signed-in': 401,
  /** The match has not begun. */
  'not-started': 409,
  /** Nobody asks to take that back any more. */
  'nothing-asked': 409,
  /** Another device was faster: fetch, merge, try again. */
  'outdated-data': 409,
  /** It belongs to an account already. */
  'passkey-known': 409,
  /** Challenge, origin, name or signature is wrong. */
  'passkey-refused': 403,
  /** 10 an account. */
  'passkeys-full': 409,
  /** The host gave the seat to somebody else. */
  removed: 403,
  /** The seat is played on another device now. */
  'seat-moved': 403,
  /** By a person or a bot. */
  'seat-taken': 409,
  /** Start without bots, with open seats. */
  'seats-open': 409,
  /** The server failed; what was acknowledged is safe. */
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
  /** Requests, tables, messages, connections or wrong codes; `Retry-After` has the seconds to wait. */
  'too-many': 429,
  /** The sentence says which there are. */
  'unknown-bot': 400,
  /** The sentence says which there are. */
  'unknown-game': 400,
  /** No account has it. */
  'unknown-passkey': 403,
  /** This server can't play that rules version. */
  'unknown-rules': 409,
  /** No table has this code. */
  'unknown-table': 404,
  /** Of no seat, or not the host's. */
  'wrong-key': 403,
  /** The sentence says what would do. */
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
