import * as v from 'valibot';
import { key } from '../parts.ts';

/**
 * `POST /api/tables/CODE/seats/ready`, answered with the table's summary: before the match, a player
 * says that they are ready, or need more time after all.
 */
export const readyRequest = v.strictObject({
  /** The key of the seat. */
  key,
  isReady: v.boolean(),
});

export type ReadyRequest = v.InferOutput<typeof readyRequest>;
