import * as v from 'valibot';
import { MAX_SEATS } from '../limits.ts';
import {
  editionName,
  gameOptions,
  key,
  list,
  nonce,
  seatNumber,
  tableCode,
  clockRequest,
} from '../parts.ts';
import { seatRequest } from './create-table.ts';

/** The player of this seat of the old table, person or bot. */
const sameSeat = v.strictObject({ kind: v.literal('same'), seat: seatNumber });

/**
 * `POST /api/tables/CODE/rematch`: a new table for the same people, when the match is over or the
 * table is closed. The first of several requests counts, and all get the same table.
 */
export const rematchRequest = v.strictObject({
  /**
   * The key of a seat of the old table, or its host key; it becomes the host key of the new table.
   */
  key,
  /** By default the same game with the same options. */
  game: v.exactOptional(v.string()),
  options: v.exactOptional(gameOptions),
  /** By default the same if the options are, else none. */
  editionName: v.exactOptional(editionName),
  clock: v.exactOptional(clockRequest),
  /** By default everyone in the same seat. */
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
 * `POST /api/tables/CODE/seats/claim`: an expected player joins the new table with the key of their
 * seat at the old one and a new nonce.
 */
export const claimSeatRequest = v.strictObject({ key, nonce });

export const claimSeatResponse = v.object({ seat: seatNumber });

export type RematchRequest = v.InferOutput<typeof rematchRequest>;
export type RematchResponse = v.InferOutput<typeof rematchResponse>;
export type ClaimSeatRequest = v.InferOutput<typeof claimSeatRequest>;
export type ClaimSeatResponse = v.InferOutput<typeof claimSeatResponse>;
