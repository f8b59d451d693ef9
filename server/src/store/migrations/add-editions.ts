import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

/** The name of the custom edition a table plays; its data is in `options`. */
export async function addEditions({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('edition_name', 'text').execute();
}
