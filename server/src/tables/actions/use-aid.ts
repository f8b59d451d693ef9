import { type AidMessage, type ServerMessage, aidModes } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';

/** A seat uses an aid: refused where it is off (PR-44), shown to everyone where it is shown (PR-45). */
export function useAid(table: Table, connection: Connection, { id, aid }: AidMessage): void {
  const { seat } = table.playing(connection);
  const { seats, aids } = table.stored;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const mode = aidModes(aids, people)[aid];
  if (mode === 'off') throw new RequestError('aid-off', 'This table does not allow that aid.');
  const news: ServerMessage = { type: 'aided', seat, aid };
  if (mode === 'shown') table.presence.broadcast(() => news, connection);
  connection.send(JSON.stringify({ ...news, id } satisfies ServerMessage));
}
