/**
 * Why the server ended a connection. After `goingAway`, and after a connection that just broke,
 * come back; after the others the same attempt would end the same way.
 */
export const CLOSE = {
  /** The server stops or restarts: come back, with `since`. */
  goingAway: 1001,
  /** Wrong protocol: reload the page. */
  wrongProtocol: 4000,
  /** The first message was not `hello`, or did not come within ten seconds. */
  malformed: 4001,
  /** The key is of no seat of this table. */
  wrongKey: 4003,
  /** No such table. */
  unknownTable: 4004,
  /** The seat is played on another device now. */
  seatMoved: 4010,
  /** The host gave the seat to somebody else. */
  removed: 4011,
  /** Only players may watch here. */
  noWatchers: 4012,
  /** The host has closed the table. */
  tableClosed: 4013,
  /** Too many messages, or connections to this table. */
  tooMany: 4029,
} as const;
