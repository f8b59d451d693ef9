import type { ReactMessage } from '@richtfest/protocol';
import type { Connection } from '../presence.ts';
import type { Table } from '../table.ts';
import { speaker } from './say.ts';

/** Sends a reaction to all connections; it is not stored. */
export function react(table: Table, connection: Connection, { reaction }: ReactMessage): void {
  const seat = speaker(table, connection, ['all', 'reactions']);
  table.talk.count('reaction', seat);
  table.services.meters.talk.add('reaction');
  table.presence.broadcast(() => ({ type: 'reacted', seat, reaction }));
}
