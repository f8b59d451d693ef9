import { type TakeHostRequest, isSlow } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { isSameDigest } from '../../same-digest.ts';
import { announceSeats } from '../announce.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';
import { seatOf } from './connect.ts';
import { requireOpenTable } from './require-open.ts';

/** Makes a seated player the host after the host has left for good. */
export async function takeHost(table: Table, { key }: TakeHostRequest): Promise<void> {
  await table.reload();
  requireOpenTable(table);
  seatOf(table, key);
  const { stored, services } = table;
  const [from, to] = [stored.hostKeyHash, keyHash(key)];
  if (isSameDigest(from, to)) return;
  if (isSlow(stored.clock ?? {})) {
    throw new RequestError(
      'host-here',
      'At a slow table people come and go: its clock sees to all.',
    );
  }
  const { hostAwayAfter } = services.limits;
  if (table.isHostHere || services.ticks() - table.hostSeenAt < hostAwayAfter) {
    const minutes = Math.ceil(hostAwayAfter / 60_000);
    const sentence = `The host was here less than ${minutes} minutes ago.`;
    throw new RequestError('host-here', sentence);
  }
  await services.store.hosting.changeHost(stored.code, { at: services.now(), from, to });
  await table.reload();
  announceSeats(table);
}
