import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addReadiness({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .alterTable('seats')
    .addColumn('is_preparing', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
