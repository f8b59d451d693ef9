import * as v from 'valibot';
import { key } from '../parts.ts';

/** `POST /api/tables/CODE/start`, answered with the table's summary: the match begins. */
export const startTableRequest = v.strictObject({
  hostKey: key,
  /** Fills open seats with bots; otherwise a table with open seats does not start. */
  fillWithBots: v.boolean(),
  /** Starts even if a player is not ready; otherwise the answer is the problem `not-ready`. */
  startAnyway: v.exactOptional(v.boolean()),
  /** The bot for open seats; by default the server's default bot. */
  bot: v.exactOptional(v.string()),
});

export type StartTableRequest = v.InferOutput<typeof startTableRequest>;
