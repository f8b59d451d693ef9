import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addTimingAndNotices({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('due_at', 'bigint').execute();
  await schema.alterTable('tables').addColumn('clocks', 'text').execute();
  await schema.createIndex('tables_due').on('tables').column('due_at').execute();
  await schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await schema
    .createIndex('notices_of_seats')
    .on('notices')
    .columns(['table_code', 'seat'])
    .execute();
  await schema.createIndex('notices_by_key').on('notices').column('key_hash').execute();
  await schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
