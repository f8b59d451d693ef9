import type { MoveSeatRequest, MoveSeatResponse } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { seatWithKey } from '../seating.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';

/** Moves a seat to another device: it gets a new key, and the old device is disconnected. */
export async function moveSeat(
  table: Table,
  { key, newKey }: MoveSeatRequest,
): Promise<MoveSeatResponse> {
  const { store, now } = table.services;
  // Another device, at another server, may have been faster.
  await table.reload();
  const from = seatWithKey(table.stored.seats, key);
  const to = seatWithKey(table.stored.seats, newKey);
  if (from === undefined && to !== undefined) return { seat: to };
  if (from !== undefined && to !== undefined) {
    throw new RequestError('malformed', 'The field “newKey” must be a key nobody has yet.');
  }
  const rekeying = { at: now(), from: keyHash(key), to: keyHash(newKey) };
  const isMoved = from !== undefined && (await store.changeKey(table.stored.code, rekeying));
  if (!isMoved) throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
  await table.reload();
  return { seat: from };
}
