/**
 * Why the server ended a connection. After `goingAway`, and after a connection that just broke,
 * come back; after the others the same attempt would end the same way.
 */
export const CLOSE = {
  /** The server is shut down or started anew. */
  goingAway: 1001,
  wrongProtocol: 4000,
  malformed: 4001,
  wrongKey: 4003,
  unknownTable: 4004,
  /** The seat is played on another device now. */
  seatMoved: 4010,
  /** The host gave the seat to somebody else. */
  removed: 4011,
  /** Only those who have a seat look on here. */
  noWatchers: 4012,
  /** The host has closed the table. */
  tableClosed: 4013,
  /** Too many messages, or too many sockets at one table. */
  tooMany: 4029,
} as const;
