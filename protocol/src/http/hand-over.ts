import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/host`, answered with the table's summary: the person in that seat becomes
 * the host with the key of that seat, and the previous host key stops working.
 */
export const handOverRequest = v.strictObject({ hostKey: key, seat: seatNumber });

export type HandOverRequest = v.InferOutput<typeof handOverRequest>;
