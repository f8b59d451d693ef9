import type { Attendant } from '../attendance.ts';
import type { Room } from '../room.ts';

/** Somebody has gone. */
export function leave(room: Room, attendant: Attendant): void {
  const { attendance, match } = room;
  const wasOnlooker = attendance.onlookers.includes(attendant);
  const watcher = attendance.leave(attendant);
  if (typeof watcher === 'number' && attendance.count(watcher) === 0) {
    if (room.isHost(watcher)) room.hostSeenAt = room.services.ticks();
    room.announceSeats();
    match?.hold(watcher, false);
    match?.noteAway();
  }
  if (wasOnlooker) room.announceSeats();
  room.seeToClocks(attendant);
}
