/**
 * Why the server closed a connection. Reconnect after `goingAway` and after a lost connection;
 * after the others a retry would fail the same way.
 */
export const CLOSE = {
  /** The server stops or restarts: reconnect with `since`. */
  goingAway: 1001,
  /** Wrong protocol: reload the page. */
  wrongProtocol: 4000,
  /** The first message was not `hello`, or did not come within ten seconds. */
  malformed: 4001,
  /** No seat of this table has this key. */
  wrongKey: 4003,
  /** No such table or score pad. */
  unknownTable: 4004,
  /** The seat is played on another device now. */
  seatMoved: 4010,
  /** The host gave the seat to another player. */
  removed: 4011,
  /** Only players may watch here. */
  noWatchers: 4012,
  /** The host has closed the table. */
  tableClosed: 4013,
  /** Too many messages, or connections to this table. */
  tooMany: 4029,
} as const;
