import type { Seat } from '@richtfest/engine';
import type { HelloMessage } from '@richtfest/protocol';
import { RequestError, noWatchers } from '../../request-error.ts';
import { announceSeats, sendWelcome, updateClocks } from '../announce.ts';
import type { Connection } from '../presence.ts';
import { seatWithKey } from '../seating.ts';
import type { Table } from '../table.ts';
import { lookAgain } from './begin.ts';
import { saveClocks } from './save-clocks.ts';
import { requireOpenTable } from './require-open.ts';
import { tellLines } from './say.ts';
import { comeBack } from './stand-in.ts';

/** A client connects, to play or to watch. */
export async function connect(
  table: Table,
  connection: Connection,
  { protocol, key, isTable, since, heard }: HelloMessage,
): Promise<void> {
  const { presence, services } = table;
  // Another server may have given the seat to another player, or closed the table.
  if (key !== undefined) await lookAgain(table);
  requireOpenTable(table);
  const seat = key === undefined ? undefined : seatOf(table, key);
  const watcher = seat === undefined || isTable === true ? 'public' : seat;
  const isOnlooker = seat === undefined;
  if (isOnlooker && table.match !== undefined && table.stored.forbidsWatchers === true) {
    throw noWatchers();
  }
  const others = presence.count(watcher);
  if (others >= services.limits.socketsPerWatcher) {
    throw new RequestError('too-many', 'There is no room for more connections to this table.');
  }
  if (watcher !== 'public') await comeBack(table, watcher);
  presence.enter(connection, { watcher, protocol, isMiddle: isTable === true && !isOnlooker });
  updateClocks(table, connection);
  await saveClocks(table);
  sendWelcome(table, connection, since);
  if (!isOnlooker) tellLines(table, [connection], heard);
  if (isOnlooker) announceSeats(table, connection);
  else if (watcher !== 'public' && others === 0) announceSeats(table);
}

/** The seat of a key, as far as this server knows. */
export function seatOf(table: Table, key: string): Seat {
  const seat = seatWithKey(table.stored.seats, key);
  if (seat !== undefined) return seat;
  throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
}
