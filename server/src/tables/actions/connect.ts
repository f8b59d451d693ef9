import type { Seat } from '@richtfest/engine';
import type { HelloMessage } from '@richtfest/protocol';
import { RequestError, noWatchers } from '../../request-error.ts';
import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';
import { seatWithKey } from '../seating.ts';
import { lookAgain } from './begin.ts';
import { tellLines } from './say.ts';
import { requireOpenTable } from './playing.ts';
import { keepTime } from './keep-time.ts';
import { comeBack } from './stand-in.ts';

/** Somebody comes, to play or to watch. */
export async function attend(
  room: Room,
  connection: Connection,
  { key, isTable, since, heard }: HelloMessage,
): Promise<void> {
  const { presence, services } = room;
  // Another server may have given the seat to somebody else, or closed the table.
  if (key !== undefined) await lookAgain(room);
  requireOpenTable(room);
  const seat = key === undefined ? undefined : seatOf(room, key);
  const watcher = seat === undefined || isTable === true ? 'public' : seat;
  const isOnlooker = seat === undefined;
  if (isOnlooker && room.match !== undefined && room.stored.forbidsWatchers === true) {
    throw noWatchers();
  }
  const others = presence.count(watcher);
  if (others >= services.limits.socketsPerWatcher) {
    throw new RequestError('too-many', 'There is no room for more connections to this table.');
  }
  if (watcher !== 'public') await comeBack(room, watcher);
  presence.enter(connection, watcher, isTable === true);
  room.seeToClocks(connection);
  await keepTime(room);
  connection.send(JSON.stringify(room.welcome(watcher, { since, isOnlooker })));
  if (!isOnlooker) tellLines(room, [connection], heard);
  if (isOnlooker) room.announceSeats(connection);
  else if (watcher !== 'public' && others === 0) room.announceSeats();
}

/** The seat a key speaks for, as far as this server knows. */
export function seatOf(room: Room, key: string): Seat {
  const seat = seatWithKey(room.stored.seats, key);
  if (seat !== undefined) return seat;
  throw new RequestError('wrong-key', 'This key belongs to no seat of this table.');
}
