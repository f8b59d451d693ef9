import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addColours({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('seats').addColumn('colour', 'text').execute();
}
