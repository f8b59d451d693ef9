import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/move`: the seat goes to the device that asks. The old key stops
 * working. The new one is the client's own choice, kept before it asks: if the answer
 * is lost, asking again with both is answered the same, and no seat is lost on the way.
 */
export const moveSeatRequest = v.strictObject({ key, newKey: key });

export const moveSeatResponse = v.object({ seat: seatNumber });

export type MoveSeatRequest = v.InferOutput<typeof moveSeatRequest>;
export type MoveSeatResponse = v.InferOutput<typeof moveSeatResponse>;
