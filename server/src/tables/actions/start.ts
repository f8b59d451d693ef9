import type { StartTableRequest } from '@richtfest/protocol';
import { settledSeats } from '../before-the-match.ts';
import type { Table } from '../table.ts';
import { begin } from './begin.ts';
import { requireNotStarted } from './playing.ts';
import { requireHost } from './require-host.ts';

/** The host starts the match, perhaps with bots on the open seats. */
export async function start(
  table: Table,
  { hostKey, ...options }: StartTableRequest,
): Promise<void> {
  await requireHost(table, hostKey);
  requireNotStarted(table);
  await begin(table, settledSeats(table.stored, options));
}
