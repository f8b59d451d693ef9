import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

/** Which aids a table allows. `allows_hints` stays for older servers on the same database. */
export async function addAids({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('aids', 'text').execute();
}
