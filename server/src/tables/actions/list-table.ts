import type { ListTableRequest } from '@richtfest/protocol';
import type { Table } from '../table.ts';
import { requireNotStarted } from './require-open.ts';
import { requireHost } from './require-host.ts';
import { announceTalk } from './set-talk.ts';

/** The host lists the table in the lobby, or removes it. */
export async function listTable(
  table: Table,
  { hostKey, isListed }: ListTableRequest,
): Promise<void> {
  await requireHost(table, hostKey);
  requireNotStarted(table);
  const { store, now } = table.services;
  await store.hosting.setListed(table.stored.code, { at: now(), isListed });
  await table.reload();
  // Chat is off among strangers unless the host allows it.
  announceTalk(table);
}
