import * as v from 'valibot';
import { key, name, nonce, playerFace, seatColour, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats`: takes a seat, before the match or where a running match offers
 * one.
 */
export const takeSeatRequest = v.strictObject({
  /** By default the first open seat. */
  seat: v.exactOptional(seatNumber),
  name,
  /** The seat's contribution to the random values of the match, chosen at random by the client. */
  nonce,
  /** A preference: if another player at the table has this colour, the seat keeps its own. */
  colour: v.exactOptional(seatColour),
  /** By default that of the seat. */
  face: v.exactOptional(playerFace),
  /**
   * The player says later that they are ready (`…/seats/ready`); until then the match does not
   * begin by itself. By default they are ready at once, as the host always is.
   */
  isPreparing: v.exactOptional(v.boolean()),
  /** For the host: the key of the new seat replaces this one as the host key. */
  hostKey: v.exactOptional(key),
});

export const takeSeatResponse = v.object({
  seat: seatNumber,
  /** Proves that a client plays the seat. It is sent only once. */
  key,
});

export type TakeSeatRequest = v.InferOutput<typeof takeSeatRequest>;
export type TakeSeatResponse = v.InferOutput<typeof takeSeatResponse>;
