import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addFaces({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('seats').addColumn('face', 'text').execute();
}
