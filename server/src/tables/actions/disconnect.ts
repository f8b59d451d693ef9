import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';

/** Somebody has gone. */
export function leave(room: Room, connection: Connection): void {
  const { presence, match } = room;
  const wasOnlooker = presence.onlookers.includes(connection);
  const watcher = presence.leave(connection);
  if (typeof watcher === 'number' && presence.count(watcher) === 0) {
    if (room.isHost(watcher)) room.hostSeenAt = room.services.ticks();
    room.announceSeats();
    match?.hold(watcher, false);
    match?.noteAway();
  }
  if (wasOnlooker) room.announceSeats();
  room.seeToClocks(connection);
}
