import * as v from 'valibot';
import { clock, gameOptions, list, seatNumber, tableCode, version } from '../parts.ts';
import { seatClock } from '../match-news.ts';
import { seatStatus } from '../seats.ts';

/** `GET /api/tables/CODE`: what anybody with the link may know. */
export const tableSummary = v.object({
  table: tableCode,
  game: v.string(),
  rulesVersion: v.number(),
  /** Complete. */
  options: gameOptions,
  seats: list(seatStatus),
  /** Absent: no clock runs. */
  clock: v.exactOptional(clock),
  commitment: v.string(),
  isStarted: v.boolean(),
  isFinished: v.boolean(),
  /** The seats the table waits for; absent before the beginning and after the end. */
  owing: v.exactOptional(list(seatNumber)),
  /** The seats whose time is running; absent: none. */
  clocks: v.exactOptional(list(seatClock)),
  version,
});

export type TableSummary = v.InferOutput<typeof tableSummary>;
