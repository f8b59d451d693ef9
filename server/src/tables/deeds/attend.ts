import type { HelloMessage } from '@richtfest/protocol';
import { WishProblem } from '../../problem.ts';
import type { Attendant } from '../attendance.ts';
import type { Room } from '../room.ts';
import { seatWithKey } from '../seating.ts';

/** Somebody comes, to play or to watch. */
export function attend(room: Room, attendant: Attendant, { key, since }: HelloMessage): void {
  const { attendance, services, stored } = room;
  const watcher = key === undefined ? 'public' : seatWithKey(stored.seats, key);
  if (watcher === undefined) {
    throw new WishProblem('wrong-key', 'This key belongs to no seat of this table.');
  }
  const others = attendance.count(watcher);
  if (others >= services.limits.socketsPerWatcher) {
    throw new WishProblem('too-many', 'There is no room for more connections to this table.');
  }
  attendance.enter(attendant, watcher);
  room.seeToClocks(attendant);
  attendant.send(JSON.stringify(room.welcome(watcher, since)));
  if (watcher !== 'public' && others === 0) room.announceSeats();
}

/** Somebody has gone. */
export function leave(room: Room, attendant: Attendant): void {
  const watcher = room.attendance.leave(attendant);
  if (typeof watcher === 'number' && room.attendance.count(watcher) === 0) {
    room.announceSeats();
    room.match?.hold(watcher, false);
  }
  room.seeToClocks(attendant);
}
