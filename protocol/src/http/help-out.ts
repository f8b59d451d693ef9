import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/help`, answered with the table's summary: a player's time has run
 * out at a table that only reminds. Another player or the host lets a bot make the owed move, or
 * play until the player is back.
 */
export const helpOutRequest = v.strictObject({
  /** The key of another seat, or the host key. */
  key,
  seat: seatNumber,
  how: v.picklist(['move', 'stand-in']),
});

export type HelpOutRequest = v.InferOutput<typeof helpOutRequest>;
