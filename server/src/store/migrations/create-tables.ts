import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function createTables({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('host_key_hash', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('header', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('awaits_bot', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('tables_awaiting_bots').on('tables').column('awaits_bot').execute();
  await schema
    .createTable('seats')
    .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('bot', 'text')
    .addColumn('key_hash', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_code', 'seat'])
    .execute();
  await schema
    .createTable('entries')
    .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('move_id', 'text')
    .addPrimaryKeyConstraint('entries_key', ['table_code', 'version'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_code', 'text', (column) => column.primaryKey().references('tables.code'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
