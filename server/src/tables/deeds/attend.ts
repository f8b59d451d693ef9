import type { Seat } from '@richtfest/engine';
import type { HelloMessage } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import type { Attendant } from '../attendance.ts';
import type { Room } from '../room.ts';
import { seatWithKey } from '../seating.ts';
import { keepTime } from './keep-time.ts';
import { comeBack } from './stand-in.ts';

/** Somebody comes, to play or to watch. */
export async function attend(
  room: Room,
  attendant: Attendant,
  { key, isTable, since }: HelloMessage,
): Promise<void> {
  const { attendance, services } = room;
  const seat = key === undefined ? undefined : await seatOf(room, key);
  const watcher = seat === undefined || isTable === true ? 'public' : seat;
  const others = attendance.count(watcher);
  if (others >= services.limits.socketsPerWatcher) {
    throw new WishProblem('too-many', 'There is no room for more connections to this table.');
  }
  if (watcher !== 'public') await comeBack(room, watcher);
  attendance.enter(attendant, watcher);
  room.seeToClocks(attendant);
  await keepTime(room);
  attendant.send(JSON.stringify(room.welcome(watcher, since)));
  if (watcher !== 'public' && others === 0) room.announceSeats();
}

/** The seat a key speaks for; perhaps it was given out by another server. */
export async function seatOf(room: Room, key: string): Promise<Seat> {
  const known = seatWithKey(room.stored.seats, key);
  if (known !== undefined) return known;
  await room.reload();
  const seat = seatWithKey(room.stored.seats, key);
  if (seat !== undefined) return seat;
  throw new WishProblem('wrong-key', 'This key belongs to no seat of this table.');
}

/** Somebody has gone. */
export function leave(room: Room, attendant: Attendant): void {
  const watcher = room.attendance.leave(attendant);
  if (typeof watcher === 'number' && room.attendance.count(watcher) === 0) {
    room.announceSeats();
    room.match?.hold(watcher, false);
    room.match?.noteAway();
  }
  room.seeToClocks(attendant);
}
