import {
  type CompiledQuery,
  type Kysely,
  type Transaction,
  type UpdateQueryBuilder,
  type UpdateResult,
  sql,
} from 'kysely';
import type { Database } from './database.ts';
import type { Change, StoredSnapshot } from './event-store.ts';
import { entryRow, timingColumns } from './rows.ts';

interface Append {
  readonly code: string;
  readonly expectedVersion: number;
  readonly change: Change;
}

/** Replaces a table's snapshot. */
interface Save {
  readonly code: string;
  readonly snapshot: StoredSnapshot;
}

/** A probe row, written to check that commits work. */
interface Probe {
  readonly slot: number;
  readonly content: string;
}

export type Write = Append | Save | Probe;

/** About how many characters a commit has to write. */
export function sizeOf(write: Write): number {
  if ('snapshot' in write) return write.snapshot.content.length;
  return 'change' in write ? JSON.stringify(write.change.entry).length : write.content.length;
}

export type Appended = 'appended' | 'conflict';

/**
 * Appends one entry each to some logs and keeps some snapshots, all in one transaction. It is what
 * a server does most: the statements are made once, and only their values change.
 */
export function writer(
  database: Kysely<Database>,
): (writes: readonly Write[]) => Promise<Appended[]> {
  const append = appender(database);
  const save = saver(database);
  const probe = prober(database);
  const carryOut = (transaction: Transaction<Database>, write: Write) => {
    if ('snapshot' in write) return save(transaction, write);
    return 'change' in write ? append(transaction, write) : probe(transaction, write);
  };
  return (writes) =>
    database.transaction().execute(async (transaction) => {
      const outcomes: Appended[] = [];
      for (const write of writes) outcomes.push(await carryOut(transaction, write));
      return outcomes;
    });
}

function appender(database: Kysely<Database>) {
  const nothing = { version: 0, awaits_bot: 0, finished_at: 0, touched_at: 0 };
  const noTiming = { due_at: 0, clocks: '' };
  const update = database
    .updateTable('tables')
    .set({ ...nothing, ...noTiming })
    .where('code', '=', '')
    .where('version', '=', 0)
    .where('epoch', '=', sql<number>`coalesce(${0}, epoch)`)
    .where('started_at', 'is not', null)
    .where('closed_at', 'is', null);
  const statements = { plain: update.compile(), guarded: guarded(update).compile() };
  const row = { table_code: '', version: 0, at: 0, entry: '', move_id: '' };
  const insert = database.insertInto('entries').values(row).compile();
  return async (transaction: Transaction<Database>, append: Append): Promise<Appended> => {
    const { code, expectedVersion, change } = append;
    const version = expectedVersion + 1;
    const { at } = change;
    const status = [version, change.awaitsBot ? 1 : 0, change.isFinished ? at : null, at];
    const timing = Object.values(timingColumns(change.timing));
    const values = [...status, ...timing, code, expectedVersion, change.epoch ?? null];
    const {
      keyHash,
      entry: { seat },
    } = change;
    const { numAffectedRows } = await transaction.executeQuery(
      keyHash === undefined
        ? withValues(statements.plain, values)
        : withValues(statements.guarded, [...values, code, seat, keyHash]),
    );
    if (Number(numAffectedRows) !== 1) return 'conflict';
    const entry = entryRow(code, { ...change, version });
    await transaction.executeQuery(withValues(insert, Object.values(entry)));
    return 'appended';
  };
}

/** Only while the seat still has that key. */
function guarded(update: UpdateQueryBuilder<Database, 'tables', 'tables', UpdateResult>) {
  return update.where((build) =>
    build.exists(
      build
        .selectFrom('seats')
        .select('seat')
        .where('table_code', '=', '')
        .where('seat', '=', 0)
        .where('key_hash', '=', ''),
    ),
  );
}

function saver(database: Kysely<Database>) {
  const save = database
    .insertInto('snapshots')
    .values({ table_code: '', version: 0, content: '' })
    .onConflict((conflict) =>
      conflict.column('table_code').doUpdateSet((to) => ({
        version: to.ref('excluded.version'),
        content: to.ref('excluded.content'),
      })),
    )
    .compile();
  return async (
    transaction: Transaction<Database>,
    { code, snapshot: { version, content } }: Save,
  ): Promise<Appended> => {
    await transaction.executeQuery(withValues(save, [code, version, content]));
    return 'appended';
  };
}

function prober(database: Kysely<Database>) {
  const upsert = database
    .insertInto('commit_probes')
    .values({ slot: 0, content: '' })
    .onConflict((conflict) =>
      conflict.column('slot').doUpdateSet((to) => ({ content: to.ref('excluded.content') })),
    )
    .compile();
  return async (transaction: Transaction<Database>, probe: Probe): Promise<Appended> => {
    await transaction.executeQuery(withValues(upsert, [probe.slot, probe.content]));
    return 'appended';
  };
}

function withValues<R>(query: CompiledQuery<R>, parameters: readonly unknown[]): CompiledQuery<R> {
  if (parameters.length !== query.parameters.length) throw new Error('a statement that changed');
  return { ...query, parameters };
}
