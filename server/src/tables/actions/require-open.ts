import { RequestError, closedTable } from '../../request-error.ts';
import type { Table } from '../table.ts';

/** Throws if the table is closed. */
export function requireOpenTable({ stored }: Table): void {
  if (stored.closedAt !== undefined) throw closedTable();
}

export function requireNotStarted(table: Table): void {
  requireOpenTable(table);
  if (table.match === undefined) return;
  throw new RequestError('already-started', 'This match has begun. You can watch.');
}
