import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

/** The servers that share the database, and which of them runs each table. */
export async function addOwners({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await schema.alterTable('tables').addColumn('owner', 'text').execute();
  await schema
    .alterTable('tables')
    .addColumn('epoch', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('tables_owner').on('tables').column('owner').execute();
}
