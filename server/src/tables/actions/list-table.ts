import type { ListTableRequest } from '@richtfest/protocol';
import type { Room } from '../room.ts';
import { requireNotStarted } from './playing.ts';
import { requireHost } from './require-host.ts';
import { announceTalk } from './set-talk.ts';

/** The host wants strangers to find the table, or no longer. */
export async function listTable(
  room: Room,
  { hostKey, isListed }: ListTableRequest,
): Promise<void> {
  await requireHost(room, hostKey);
  requireNotStarted(room);
  const { store, now } = room.services;
  await store.hosting.setListed(room.stored.code, { at: now(), isListed });
  await room.reload();
  // Among strangers nobody chats, unless the host says so.
  announceTalk(room);
}
