import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/replace`, answered with the table's summary: the player there
 * leaves for good, and their key stops working.
 */
export const replaceSeatRequest = v.strictObject({
  hostKey: key,
  seat: seatNumber,
  /** This bot takes the seat; absent: anybody with the link may, and in a match goes on from there. */
  bot: v.exactOptional(v.string()),
  /** In a running match: anybody with the link may take the seat over from that bot. */
  isOffered: v.exactOptional(v.boolean()),
});

export type ReplaceSeatRequest = v.InferOutput<typeof replaceSeatRequest>;
