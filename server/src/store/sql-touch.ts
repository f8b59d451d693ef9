import type { Transaction, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Database } from './database.ts';

/**
 * Updates a table's row. Transactions that change seats do this first: the row is their lock, which
 * prevents deadlocks.
 */
export function touchTable(
  transaction: Transaction<Database>,
  { code, at }: { readonly code: string; readonly at: number },
): UpdateQueryBuilder<Database, 'tables', 'tables', UpdateResult> {
  return transaction.updateTable('tables').set({ touched_at: at }).where('code', '=', code);
}
