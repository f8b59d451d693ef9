import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addHosting({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('listed_at', 'bigint').execute();
  await schema.createIndex('tables_listed').on('tables').column('listed_at').execute();
  await schema.alterTable('tables').addColumn('closed_at', 'bigint').execute();
  await schema
    .alterTable('tables')
    .addColumn('forbids_watchers', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('tables').addColumn('next_table', 'text').execute();
  await schema
    .alterTable('seats')
    .addColumn('is_offered', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
