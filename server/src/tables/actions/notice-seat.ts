import type { NoticeSeat } from '../../notices/notice-types.ts';
import type { Room } from '../room.ts';
import { keyHash } from '../secrets.ts';
import { seatOf } from './connect.ts';

/** Whose seat a key speaks for, for those who want to be told. */
export async function noticeSeatOf(
  room: Room,
  key: string,
): Promise<{ readonly place: NoticeSeat; readonly name: string; readonly game: string }> {
  // Another server may have given the seat to somebody else.
  await room.reload();
  const seat = seatOf(room, key);
  const { code: table, game } = room.stored;
  const place = { table, seat, keyHash: keyHash(key) };
  return { place, name: room.seats[seat]?.name ?? '', game };
}
