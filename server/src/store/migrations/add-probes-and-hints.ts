import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

/** Rows that are written to find out whether commits succeed; and whether a table allows hints. */
export async function addProbesAndHints({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('commit_probes')
    .addColumn('slot', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await schema
    .alterTable('tables')
    .addColumn('allows_hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
