import type { WatchingRequest } from '@richtfest/protocol';
import { letGo } from '../let-go.ts';
import type { Room } from '../room.ts';
import { requireHost } from './require-host.ts';

/** The host wants nobody to look on who has no seat, or does not mind any longer. */
export async function setWatching(
  room: Room,
  { hostKey, forbidsWatchers }: WatchingRequest,
): Promise<void> {
  await requireHost(room, hostKey);
  const { store, now } = room.services;
  await store.hosting.setWatching(room.stored.code, { at: now(), forbidsWatchers });
  await room.reload();
  if (forbidsWatchers && room.match !== undefined) {
    letGo(room, room.presence.onlookers, 'no-watchers');
  }
}
