import type { CloseTableRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { letGo } from '../let-go.ts';
import type { Room } from '../room.ts';
import { requireHost } from './require-host.ts';

/** The host closes the table for good: a match that had begun is broken off. */
export async function closeTable(room: Room, { hostKey }: CloseTableRequest): Promise<void> {
  await requireHost(room, hostKey);
  const { services, stored, presence } = room;
  const isDone = await services.store.hosting.close(stored.code, services.now());
  await room.reload();
  if (!isDone) throw new RequestError('match-over', 'The match is over.');
  services.log.info({ table: stored.code, game: stored.game }, 'a table was closed by its host');
  room.match?.stop();
  letGo(
    room,
    [...presence].map(([connection]) => connection),
    'table-closed',
  );
}
