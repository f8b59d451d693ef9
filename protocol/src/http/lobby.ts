import * as v from 'valibot';
import { key, list, tableCode } from '../parts.ts';

/**
 * `POST /api/tables/CODE/lobby`, answered with the table's summary: whether a table that waits for
 * people is listed in the lobby. It is not listed at first, and a listing expires after 15 minutes,
 * so a waiting page renews it every few minutes.
 */
export const listTableRequest = v.strictObject({ hostKey: key, isListed: v.boolean() });

/** `GET /api/lobby`: tables that anyone may join, newest first. */
export const lobby = v.object({
  tables: list(
    v.object({
      table: tableCode,
      game: v.string(),
      /** The names of the seated players, including bots. */
      names: list(v.string()),
      openSeats: v.number(),
    }),
  ),
});

export type ListTableRequest = v.InferOutput<typeof listTableRequest>;
export type Lobby = v.InferOutput<typeof lobby>;
