import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addStandIns({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('seats').addColumn('stand_in', 'text').execute();
}
