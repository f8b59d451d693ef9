import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

/** Chat, what may be said at a table, and the question whether a turn may be taken back. */
export async function addTalk({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('talk', 'text').execute();
  await schema.alterTable('tables').addColumn('take_back', 'text').execute();
  await schema
    .createTable('chat_lines')
    .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_lines_key', ['table_code', 'number'])
    .execute();
}
