import type { ClaimSeatRequest, ClaimSeatResponse } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import type { Room } from '../room.ts';
import { isExpected, seatWithKey } from '../seating.ts';
import { catchUp } from './begin.ts';
import { requireOpenTable } from './playing.ts';

/** Somebody who is expected has come; the last one starts the match. */
export async function claimSeat(
  room: Room,
  { key, nonce }: ClaimSeatRequest,
): Promise<ClaimSeatResponse> {
  await room.reload();
  requireOpenTable(room);
  const { services, stored } = room;
  const seat = seatWithKey(stored.seats, key);
  const claimed = stored.seats[seat ?? -1];
  if (seat === undefined || claimed?.kind !== 'person' || claimed.person === undefined) {
    throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
  }
  // Once the match has begun its luck is settled, and whoever comes just goes on.
  if (room.match === undefined && isExpected(claimed)) {
    const { person } = claimed;
    await services.store.hosting.changeSeat(stored.code, seat, {
      at: services.now(),
      from: person.keyHash,
      to: { ...claimed, person: { ...person, nonce } },
    });
    await room.reload();
    room.announceSeats();
    await catchUp(room);
  }
  return { seat };
}
