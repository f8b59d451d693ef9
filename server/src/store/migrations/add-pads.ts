import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addPads({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('pads')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('pads_by_end').on('pads').column('expires_at').execute();
}
