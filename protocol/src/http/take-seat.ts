import * as v from 'valibot';
import { key, name, nonce, seatColour, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats`: somebody sits down, before the match or where a running one has
 * a seat to offer.
 */
export const takeSeatRequest = v.strictObject({
  /** By default the first open one. */
  seat: v.exactOptional(seatNumber),
  name,
  /** The seat's own share in the luck of the match, chosen by the client at random. */
  nonce,
  /** A preference: if another player at the table has this colour, the seat keeps its own. */
  colour: v.exactOptional(seatColour),
  /** The host sits down: from now on the key of this seat is the host's, too, and replaces this one. */
  hostKey: v.exactOptional(key),
});

export const takeSeatResponse = v.object({
  seat: seatNumber,
  /** Proves that a client speaks for the seat. It is told this once. */
  key,
});

export type TakeSeatRequest = v.InferOutput<typeof takeSeatRequest>;
export type TakeSeatResponse = v.InferOutput<typeof takeSeatResponse>;
