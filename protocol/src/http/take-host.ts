import * as v from 'valibot';
import { key } from '../parts.ts';

/**
 * `POST /api/tables/CODE/host/take`, answered with the table's summary: the host has gone and has
 * handed nothing over. After five minutes another seated player may become the host. At slow
 * tables people come and go, and the clock handles absent players.
 */
export const takeHostRequest = v.strictObject({
  /** Of the seat whose key is the host's from now on. */
  key,
});

export type TakeHostRequest = v.InferOutput<typeof takeHostRequest>;
