import type { NoticeSeat } from '../../notices/notice-types.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';
import { seatOf } from './connect.ts';

/** The seat of a key, as the recipient of notifications. */
export async function noticeSeatOf(
  table: Table,
  key: string,
): Promise<{ readonly place: NoticeSeat; readonly name: string; readonly game: string }> {
  // Another server may have given the seat to another player.
  await table.reload();
  const seat = seatOf(table, key);
  const { code, game } = table.stored;
  const place = { table: code, seat, keyHash: keyHash(key) };
  return { place, name: table.seats[seat]?.name ?? '', game };
}
