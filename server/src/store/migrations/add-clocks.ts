import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addClocks({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('clock', 'text').execute();
}
