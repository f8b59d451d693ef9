import * as v from 'valibot';
import { key, name, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/program`: lets an external program play a seat that is open or a
 * bot's (docs/bot-api.md). A second request invalidates the earlier token.
 */
export const giveToProgramRequest = v.strictObject({
  hostKey: key,
  seat: seatNumber,
  /** The public name; in a running match the seat keeps its name. */
  name: v.exactOptional(name),
});

export const giveToProgramResponse = v.object({
  /** Proves that a program may play the seat. It is sent only once. */
  token: key,
});

/**
 * `POST /api/tables/CODE/seats/program/end`, answered with the table's summary: the program
 * no longer plays the seat.
 */
export const takeFromProgramRequest = v.strictObject({ hostKey: key, seat: seatNumber });

export type GiveToProgramRequest = v.InferOutput<typeof giveToProgramRequest>;
export type GiveToProgramResponse = v.InferOutput<typeof giveToProgramResponse>;
export type TakeFromProgramRequest = v.InferOutput<typeof takeFromProgramRequest>;
