import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/stand-in`, answered with the table's summary: a bot plays for an
 * absent player until they are back. They keep their seat and its key.
 */
export const standInRequest = v.strictObject({
  hostKey: key,
  seat: seatNumber,
  /** By default the server's default bot. */
  bot: v.exactOptional(v.string()),
});

export type StandInRequest = v.InferOutput<typeof standInRequest>;
