import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addPrograms({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('seats').addColumn('token_hash', 'text').execute();
}
