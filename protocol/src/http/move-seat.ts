import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/move`: moves the seat to the requesting device. The old key stops
 * working. The client chooses and stores the new key before the request, so it can retry with both
 * keys if the response is lost.
 */
export const moveSeatRequest = v.strictObject({ key, newKey: key });

export const moveSeatResponse = v.object({ seat: seatNumber });

export type MoveSeatRequest = v.InferOutput<typeof moveSeatRequest>;
export type MoveSeatResponse = v.InferOutput<typeof moveSeatResponse>;
