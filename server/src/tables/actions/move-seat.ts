import type { MoveSeatRequest, MoveSeatResponse } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import type { Room } from '../room.ts';
import { seatWithKey } from '../seating.ts';
import { keyHash } from '../secrets.ts';

/** A seat goes to another device: it gets a new key, and the old device is told and let go. */
export async function moveSeat(
  room: Room,
  { key, newKey }: MoveSeatRequest,
): Promise<MoveSeatResponse> {
  const { store, now } = room.services;
  // Another device, at another server, may have been quicker.
  await room.reload();
  const from = seatWithKey(room.stored.seats, key);
  const to = seatWithKey(room.stored.seats, newKey);
  if (from === undefined && to !== undefined) return { seat: to };
  if (from !== undefined && to !== undefined) {
    throw new RequestError('malformed', 'The field “newKey” must be a key nobody has yet.');
  }
  const rekeying = { at: now(), from: keyHash(key), to: keyHash(newKey) };
  const isMoved = from !== undefined && (await store.changeKey(room.stored.code, rekeying));
  if (!isMoved) throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
  await room.reload();
  return { seat: from };
}
