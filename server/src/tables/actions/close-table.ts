import type { CloseTableRequest } from '@richtfest/protocol';
import { RequestError } from '../../request-error.ts';
import { letGo } from '../let-go.ts';
import type { Table } from '../table.ts';
import { requireHost } from './require-host.ts';

/** Closes the table permanently; a running match is aborted. */
export async function closeTable(table: Table, { hostKey }: CloseTableRequest): Promise<void> {
  await requireHost(table, hostKey);
  const { services, stored, presence } = table;
  const isDone = await services.store.hosting.close(stored.code, services.now());
  await table.reload();
  if (!isDone) throw new RequestError('match-over', 'The match is over.');
  services.log.info({ table: stored.code, game: stored.game }, 'a table was closed by its host');
  table.match?.stop();
  letGo(
    table,
    [...presence].map(([connection]) => connection),
    'table-closed',
  );
}
