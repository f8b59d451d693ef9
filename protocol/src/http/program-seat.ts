import * as v from 'valibot';
import { key, name, seatNumber } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/program`: a program of somebody's own plays a seat that is open or
 * a bot's (docs/bot-api.md). Asked again, the token before is worth nothing any more.
 */
export const giveToProgramRequest = v.strictObject({
  hostKey: key,
  seat: seatNumber,
  /** What everybody sees; in a match that runs the seat keeps the name it has. */
  name: v.exactOptional(name),
});

export const giveToProgramResponse = v.object({
  /** Proves that a program may play the seat. The host is told this once. */
  token: key,
});

/**
 * `POST /api/tables/CODE/seats/program/end`, answered with the table's summary: the program has
 * played there long enough.
 */
export const takeFromProgramRequest = v.strictObject({ hostKey: key, seat: seatNumber });

export type GiveToProgramRequest = v.InferOutput<typeof giveToProgramRequest>;
export type GiveToProgramResponse = v.InferOutput<typeof giveToProgramResponse>;
export type TakeFromProgramRequest = v.InferOutput<typeof takeFromProgramRequest>;
