import * as v from 'valibot';
import { clock, gameOptions, list, seatNumber, tableCode, version } from '../parts.ts';
import { seatClock } from '../match-news.ts';
import { seatStatus } from '../seats.ts';
import { talk } from '../talk.ts';

/**
 * `GET /api/tables/CODE`: a table. All of it is for clients with the key of a seat or the host's
 * (`Authorization: Bearer KEY`); with the code alone, what it takes to sit down or to watch.
 */
export const tableSummary = v.object({
  table: tableCode,
  game: v.string(),
  rulesVersion: v.number(),
  /** Complete. */
  options: gameOptions,
  seats: list(seatStatus),
  /** Absent: no clock runs. */
  clock: v.exactOptional(clock),
  /** What may be said at it; absent: all. */
  talk: v.exactOptional(talk),
  commitment: v.string(),
  /** It is in the lobby; absent: only people with the link find it. */
  isListed: v.exactOptional(v.boolean()),
  /** Only players may watch; absent: anybody with the link may. */
  forbidsWatchers: v.exactOptional(v.boolean()),
  /** Hints are allowed though several people play; absent: only while one plays with bots. */
  allowsHints: v.exactOptional(v.boolean()),
  /** Its host has closed it, whether its match had begun or not; absent: it is open. */
  isClosed: v.exactOptional(v.boolean()),
  /** The table at which the same people play again; absent: none. */
  next: v.exactOptional(tableCode),
  isStarted: v.boolean(),
  isFinished: v.boolean(),
  /** The seats the table waits for; absent before the beginning and after the end. */
  owing: v.exactOptional(list(seatNumber)),
  /** The seats whose time is running; absent: none. */
  clocks: v.exactOptional(list(seatClock)),
  version,
});

export type TableSummary = v.InferOutput<typeof tableSummary>;
