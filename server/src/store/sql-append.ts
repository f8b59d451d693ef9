import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Change } from './event-store.ts';
import { entryRow, timingColumns } from './rows.ts';

export interface Append {
  readonly code: string;
  readonly expectedVersion: number;
  readonly change: Change;
}

export type Appended = 'appended' | 'conflict';

/**
 * Appends one entry each to some logs, all in one transaction. It is what a server does most: the
 * two statements are made once, and only their values change.
 */
export function appender(
  database: Kysely<Database>,
): (appends: readonly Append[]) => Promise<Appended[]> {
  const nothing = { version: 0, awaits_bot: 0, finished_at: 0, touched_at: 0 };
  const noTiming = { due_at: 0, clocks: '' };
  const update = database
    .updateTable('tables')
    .set({ ...nothing, ...noTiming })
    .where('code', '=', '')
    .where('version', '=', 0)
    .where('started_at', 'is not', null)
    .compile();
  const row = { table_code: '', version: 0, at: 0, entry: '', move_id: '' };
  const insert = database.insertInto('entries').values(row).compile();
  return (appends) =>
    database.transaction().execute(async (transaction) => {
      const outcomes: Appended[] = [];
      for (const { code, expectedVersion, change } of appends) {
        const version = expectedVersion + 1;
        const { at } = change;
        const outlook = [version, change.awaitsBot ? 1 : 0, change.isFinished ? at : null, at];
        const timing = Object.values(timingColumns(change.timing));
        const { numAffectedRows } = await transaction.executeQuery(
          withValues(update, [...outlook, ...timing, code, expectedVersion]),
        );
        const isNext = Number(numAffectedRows) === 1;
        outcomes.push(isNext ? 'appended' : 'conflict');
        if (!isNext) continue;
        const entry = entryRow(code, { ...change, version });
        await transaction.executeQuery(withValues(insert, Object.values(entry)));
      }
      return outcomes;
    });
}

function withValues<R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> {
  if (parameters.length !== query.parameters.length) throw new Error('a statement that changed');
  return { ...query, parameters };
}
