import type { WatchingRequest } from '@richtfest/protocol';
import { letGo } from '../let-go.ts';
import type { Table } from '../table.ts';
import { requireHost } from './require-host.ts';

/** Forbids or allows spectators. */
export async function setWatching(
  table: Table,
  { hostKey, forbidsWatchers }: WatchingRequest,
): Promise<void> {
  await requireHost(table, hostKey);
  const { store, now } = table.services;
  await store.hosting.setWatching(table.stored.code, { at: now(), forbidsWatchers });
  await table.reload();
  if (forbidsWatchers && table.match !== undefined) {
    letGo(table, table.presence.onlookers, 'no-watchers');
  }
}
