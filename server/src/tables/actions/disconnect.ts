import { announceSeats, updateClocks } from '../announce.ts';
import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';

/** A connection has closed. */
export function disconnect(table: Table, connection: Connection): void {
  const { presence, match } = table;
  const wasOnlooker = presence.onlookers.includes(connection);
  const watcher = presence.leave(connection);
  if (typeof watcher === 'number' && !presence.has(watcher)) {
    if (table.isHost(watcher)) table.hostSeenAt = table.services.ticks();
    announceSeats(table);
    match?.hold.set(watcher, false);
    match?.calls.note(match.absentees);
  }
  if (wasOnlooker) announceSeats(table);
  updateClocks(table, connection);
}
