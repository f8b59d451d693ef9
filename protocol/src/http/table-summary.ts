import * as v from 'valibot';
import { clock, gameOptions, list, seatNumber, tableCode, version } from '../parts.ts';
import { seatClock } from '../match-news.ts';
import { seatStatus } from '../seats.ts';
import { aids } from '../aids.ts';
import { talk } from '../talk.ts';

/**
 * `GET /api/tables/CODE`: a table. Clients with a seat key or the host key (`Authorization: Bearer
 * KEY`) get everything; others get what they need to join or watch.
 */
export const tableSummary = v.object({
  table: tableCode,
  game: v.string(),
  rulesVersion: v.number(),
  /** Complete. */
  options: gameOptions,
  /** The custom edition that component data in `options` comes from; absent if it has no name. */
  editionName: v.exactOptional(v.string()),
  seats: list(seatStatus),
  /** Absent if no clock runs. */
  clock: v.exactOptional(clock),
  /** What may be said; everything if absent. */
  talk: v.exactOptional(talk),
  commitment: v.string(),
  /** The table is in the lobby; absent if only people with the link can find it. */
  isListed: v.exactOptional(v.boolean()),
  /** Only players may watch; absent if anyone with the link may. */
  forbidsWatchers: v.exactOptional(v.boolean()),
  /** Which aids are allowed; absent ones have their defaults. */
  aids: v.exactOptional(aids),
  /** The host has closed the table, before or during its match; absent if it is open. */
  isClosed: v.exactOptional(v.boolean()),
  /** The table of the rematch; absent if there is none. */
  next: v.exactOptional(tableCode),
  isStarted: v.boolean(),
  isFinished: v.boolean(),
  /** The seats the table waits for; absent before the start and after the end. */
  owing: v.exactOptional(list(seatNumber)),
  /** The seats whose time is running; absent if there are none. */
  clocks: v.exactOptional(list(seatClock)),
  version,
});

export type TableSummary = v.InferOutput<typeof tableSummary>;
