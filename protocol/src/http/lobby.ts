import * as v from 'valibot';
import { key, list, tableCode } from '../parts.ts';

/**
 * `POST /api/tables/CODE/lobby`, answered with the table's summary: whether a table that waits for
 * people is shown to everybody who looks for one. At first it is not, and a quarter of an hour after
 * the host last said so it is no longer: a page that waits there repeats it every few minutes.
 */
export const listTableRequest = v.strictObject({ hostKey: key, isListed: v.boolean() });

/** `GET /api/lobby`: tables anybody may sit down at, the latest first. */
export const lobby = v.object({
  tables: list(
    v.object({
      table: tableCode,
      game: v.string(),
      /** Who sits there already, bots included. */
      names: list(v.string()),
      openSeats: v.number(),
    }),
  ),
});

export type ListTableRequest = v.InferOutput<typeof listTableRequest>;
export type Lobby = v.InferOutput<typeof lobby>;
