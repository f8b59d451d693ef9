import { CLOSE, type Problem, type ServerMessage } from '@richtfest/protocol';
import { isSameDigest } from '../same-digest.ts';
import type { StoredSeat } from '../store/event-store.ts';
import { disconnect } from './actions/disconnect.ts';
import type { Connection } from './presence.ts';
import type { Table } from './table.ts';

/** Why a connection is closed for good. */
const FAREWELLS = {
  'seat-moved': {
    close: CLOSE.seatMoved,
    sentence: 'This seat is played on another device now.',
  },
  removed: { close: CLOSE.removed, sentence: 'The host gave this seat to somebody else.' },
  'no-watchers': {
    close: CLOSE.noWatchers,
    sentence: 'Only those who have a seat look on at this table.',
  },
  'table-closed': { close: CLOSE.tableClosed, sentence: 'The host has closed this table.' },
} as const satisfies Partial<Record<Problem['code'], object>>;

type Farewell = keyof typeof FAREWELLS;

/** Why the person of a seat has lost it; undefined if they still have it. */
export function goneFrom(before: StoredSeat, now: StoredSeat | undefined): Farewell | undefined {
  const held = before.kind === 'person' ? before.person : undefined;
  const holds = now?.kind === 'person' ? now.person : undefined;
  if (held === undefined || isSameDigest(held.keyHash, holds?.keyHash)) return undefined;
  // A player who moves to another device keeps name and nonce.
  const isSame = held.name === holds?.name && held.nonce === holds.nonce;
  return isSame ? 'seat-moved' : 'removed';
}

/** Disconnects the connections of a seat. */
export function letSeatGo(table: Table, seat: number, why: Farewell): void {
  const gone = [...table.presence].flatMap(([connection, watcher]) =>
    watcher === seat ? [connection] : [],
  );
  letGo(table, gone, why);
}

/** Sends the reason and closes the connection. */
export function letGo(table: Table, gone: readonly Connection[], why: Farewell): void {
  const { close, sentence } = FAREWELLS[why];
  const text = JSON.stringify({ type: 'error', code: why, sentence } satisfies ServerMessage);
  for (const connection of gone) {
    disconnect(table, connection);
    connection.send(text);
    connection.end(close, why);
  }
}
