import * as v from 'valibot';
import { key } from '../parts.ts';

/** `POST /api/tables/CODE/start`, answered with the table's summary: the match begins. */
export const startTableRequest = v.strictObject({
  hostKey: key,
  /** Bots sit down on open seats; otherwise a table with open seats does not start. */
  fillWithBots: v.boolean(),
  /** Which bots those are; by default the server's usual ones. */
  bot: v.exactOptional(v.string()),
});

export type StartTableRequest = v.InferOutput<typeof startTableRequest>;
