import type { Seat } from '@richtfest/engine';
import type { SayMessage, ServerMessage, Talk } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import type { Connection } from '../presence.ts';
import { talkOf } from '../table-talk.ts';
import type { Table } from '../table.ts';

/** Stores a line of chat, then sends it to seated players. */
export async function say(
  table: Table,
  connection: Connection,
  message: SayMessage,
): Promise<void> {
  const seat = speaker(table, connection, ['all']);
  table.talk.count('line', seat);
  const { services, stored } = table;
  await table.talk.inTurn(async () => {
    const line = { seat, at: services.now(), text: message.text };
    const saved = await services.store.talk.addLine(stored.code, line);
    services.meters.talk.add('line');
    const said: ServerMessage = { type: 'said', lines: [saved] };
    const text = JSON.stringify(said);
    const own = JSON.stringify({ ...said, id: message.id } satisfies ServerMessage);
    for (const each of table.presence.members) each.send(each === connection ? own : text);
  });
}

/** The seat that speaks; throws if the table does not allow it. */
export function speaker(table: Table, connection: Connection, allowed: readonly Talk[]): Seat {
  const seat = table.seatOf(connection);
  if (allowed.includes(talkOf(table.stored))) return seat;
  throw new RequestError('talk-off', 'The host of this table has switched that off.');
}

/** Sends earlier lines to new connections; the match does not wait for it. */
export function tellLines(table: Table, connections: readonly Connection[], heard = 0): void {
  if (talkOf(table.stored) !== 'all') return;
  const { store, log } = table.services;
  const { code } = table.stored;
  const sending = table.talk.inTurn(async () => {
    const lines = await store.talk.loadLines(code, heard);
    if (lines.length === 0) return;
    const text = JSON.stringify({ type: 'said', lines } satisfies ServerMessage);
    for (const each of connections) each.send(text);
  });
  sending.catch((error: unknown) =>
    log.warn({ table: code, err: error }, 'what was said could not be read'),
  );
}
