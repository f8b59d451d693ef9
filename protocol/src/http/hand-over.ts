import * as v from 'valibot';
import { key, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/host`, answered with the table's summary: the person in that seat is the host
 * from now on, with the key of that seat, and the host's earlier key no longer works.
 */
export const handOverRequest = v.strictObject({ hostKey: key, seat: seatNumber });

export type HandOverRequest = v.InferOutput<typeof handOverRequest>;
