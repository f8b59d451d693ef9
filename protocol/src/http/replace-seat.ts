import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/replace`, answered with the table's summary: removes the player from
 * the seat for good, and their key stops working.
 */
export const replaceSeatRequest = v.strictObject({
  hostKey: key,
  seat: seatNumber,
  /** The bot that takes the seat; absent if anyone with the link may take it and continue. */
  bot: v.exactOptional(v.string()),
  /** In a running match: anyone with the link may take over the seat from that bot. */
  isOffered: v.exactOptional(v.boolean()),
});

export type ReplaceSeatRequest = v.InferOutput<typeof replaceSeatRequest>;
