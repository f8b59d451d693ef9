import type { HandOverRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { announceSeats } from '../announce.ts';
import { keyHash } from '../secrets.ts';
import type { Table } from '../table.ts';
import { requireHost } from './require-host.ts';

/** Makes another player the host of the table. */
export async function handOver(table: Table, { hostKey, seat }: HandOverRequest): Promise<void> {
  await requireHost(table, hostKey);
  const { stored, services } = table;
  const wanted = stored.seats[seat];
  const to = wanted?.kind === 'person' ? wanted.person?.keyHash : undefined;
  if (to === undefined) throw new RequestError('no-such-seat', `Nobody sits at seat ${seat}.`);
  const change = { at: services.now(), from: keyHash(hostKey), to };
  await services.store.hosting.changeHost(stored.code, change);
  await table.reload();
  announceSeats(table);
}
