import { RequestError } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';
import { requireOpenTable } from './require-open.ts';

/** Throws unless the key is the host's, at a table that is open. */
export async function requireHost(table: Table, hostKey: string): Promise<void> {
  // Another server may have made another player the host.
  await table.reload();
  if (isSameDigest(keyHash(hostKey), table.stored.hostKeyHash)) {
    requireOpenTable(table);
    table.hostSeenAt = table.services.ticks();
    return;
  }
  throw new RequestError('wrong-key', 'Only the host of this table can do that.');
}
