import type { ReadyRequest } from '@richtfest/protocol';
import { announceSeats } from '../announce.ts';
import { isPreparing, preparedSeat } from '../seating.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';
import { catchUp } from './begin.ts';
import { seatOf } from './connect.ts';
import { requireNotStarted } from './require-open.ts';

/** A player is ready, or needs more time; the last one who is ready starts the match (PR-39). */
export async function setReady(table: Table, { key, isReady }: ReadyRequest): Promise<void> {
  await table.reload();
  const seat = seatOf(table, key);
  // A request that arrives twice, the second time after the match has begun with it.
  if (isReady && table.match !== undefined) return;
  requireNotStarted(table);
  const { services, stored } = table;
  const before = stored.seats[seat];
  if (before === undefined || isPreparing(before) === !isReady) return;
  await services.store.hosting.changeSeat(stored.code, seat, {
    at: services.now(),
    from: keyHash(key),
    to: preparedSeat(before, isReady),
  });
  await table.reload();
  announceSeats(table);
  await catchUp(table);
}
