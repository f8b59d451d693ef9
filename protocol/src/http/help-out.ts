import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/help`, answered with the table's summary: somebody's time has run
 * out at a table that only reminds. Another player, or the host, has a bot make the move
 * that is owed, or play until they are back.
 */
export const helpOutRequest = v.strictObject({
  /** Of another seat, or the host's. */
  key,
  seat: seatNumber,
  how: v.picklist(['move', 'stand-in']),
});

export type HelpOutRequest = v.InferOutput<typeof helpOutRequest>;
