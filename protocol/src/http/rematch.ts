import * as v from 'valibot';
import { MAX_SEATS } from '../limits.ts';
import { gameOptions, key, list, nonce, seatNumber, tableCode, clockRequest } from '../parts.ts';
import { seatRequest } from './create-table.ts';

/** Who sat at this seat of the old table, person or bot. */
const sameSeat = v.strictObject({ kind: v.literal('same'), seat: seatNumber });

/**
 * `POST /api/tables/CODE/rematch`: a new table for the same people, when the match is over or the
 * table is closed. The first of several requests counts, and all get the same table as an answer.
 */
export const rematchRequest = v.strictObject({
  /** Of a seat of the old table, or the host's; it is the host's of the new one. */
  key,
  /** By default the same game with the same options. */
  game: v.exactOptional(v.string()),
  options: v.exactOptional(gameOptions),
  clock: v.exactOptional(clockRequest),
  /** By default everybody where they sat. */
  seats: v.exactOptional(
    v.pipe(
      list(v.variant('kind', [sameSeat, ...seatRequest.options])),
      v.minLength(1, 'must have at least one seat'),
      v.maxLength(MAX_SEATS, `must have at most ${MAX_SEATS} seats`),
    ),
  ),
});

export const rematchResponse = v.object({ table: tableCode });

/**
 * `POST /api/tables/CODE/seats/claim`: somebody who is expected at a new table has come, with the
 * key of their seat at the old one and a new share in the luck.
 */
export const claimSeatRequest = v.strictObject({ key, nonce });

export const claimSeatResponse = v.object({ seat: seatNumber });

export type RematchRequest = v.InferOutput<typeof rematchRequest>;
export type RematchResponse = v.InferOutput<typeof rematchResponse>;
export type ClaimSeatRequest = v.InferOutput<typeof claimSeatRequest>;
export type ClaimSeatResponse = v.InferOutput<typeof claimSeatResponse>;
