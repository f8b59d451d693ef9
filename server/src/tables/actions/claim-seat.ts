import type { ClaimSeatRequest, ClaimSeatResponse } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { announceSeats } from '../announce.ts';
import { isExpected, seatWithKey } from '../seating.ts';
import type { Table } from '../table.ts';
import { catchUp } from './begin.ts';
import { requireOpenTable } from './require-open.ts';

/** Seats an expected player; the last one starts the match. */
export async function claimSeat(
  table: Table,
  { key, nonce }: ClaimSeatRequest,
): Promise<ClaimSeatResponse> {
  await table.reload();
  requireOpenTable(table);
  const { services, stored } = table;
  const seat = seatWithKey(stored.seats, key);
  const claimed = stored.seats[seat ?? -1];
  if (seat === undefined || claimed?.kind !== 'person' || claimed.person === undefined) {
    throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
  }
  // Once the match has begun its random values are fixed, and a latecomer just plays.
  if (table.match === undefined && isExpected(claimed)) {
    const { person } = claimed;
    await services.store.hosting.changeSeat(stored.code, seat, {
      at: services.now(),
      from: person.keyHash,
      to: { ...claimed, person: { ...person, nonce } },
    });
    await table.reload();
    announceSeats(table);
    await catchUp(table);
  }
  return { seat };
}
