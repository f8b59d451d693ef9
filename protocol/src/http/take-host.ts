import * as v from 'valibot';
import { key } from '../parts.ts';

/**
 * `POST /api/tables/CODE/host/take`, answered with the table's summary: another seated player
 * becomes the host after the host has been gone for five minutes. Not at slow tables, where people
 * come and go and the clock handles absent players.
 */
export const takeHostRequest = v.strictObject({
  /** The key of the seat that becomes the host's. */
  key,
});

export type TakeHostRequest = v.InferOutput<typeof takeHostRequest>;
