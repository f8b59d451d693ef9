import { type Transaction, sql } from 'kysely';
import type { Database } from '../database.ts';

export async function addTouchedAt(database: Transaction<Database>): Promise<void> {
  await database.schema
    .alterTable('tables')
    .addColumn('touched_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update tables set touched_at = coalesce(
      (select max(entries.at) from entries where entries.table_code = tables.code),
      started_at,
      created_at
    )
  `.execute(database);
}
