import {
  type CompiledQuery,
  type Kysely,
  type UpdateQueryBuilder,
  type UpdateResult,
  sql,
} from 'kysely';
import type { Database } from './database.ts';
import type { Change, StoredSnapshot } from './event-store.ts';
import { entryRow, timingColumns } from './rows.ts';

export interface Append {
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

/**
 * About how many characters a commit has to write. An entry is always shorter than the smallest
 * probe.
 */
export function sizeOf(write: Write): number {
  if ('snapshot' in write) return write.snapshot.content.length;
  return 'content' in write ? write.content.length : 0;
}

export type Appended = 'appended' | 'conflict';

/** Carries out one statement and returns the number of rows it has changed. */
type Run = (statement: CompiledQuery) => number;

/** Runs statements in one transaction that nothing else gets between, without waiting for any. */
export type RunTogether = <T>(task: (run: Run) => T) => Promise<T>;

/**
 * Appends one entry each to some logs and keeps some snapshots, all in one transaction. Servers do
 * this all the time, so the statements are built once and only their values change.
 */
export function groupWriter(
  database: Kysely<Database>,
  runTogether: RunTogether,
): (writes: readonly Write[]) => Promise<Appended[]> {
  const statements = statementsOf(database);
  const { guarded, plain } = updatesOf(database);
  const update = { guarded: guarded.compile(), plain: plain.compile() };
  const row = { table_code: '', version: 0, at: 0, entry: '', move_id: '' };
  const insert = database.insertInto('entries').values(row).compile();
  const append = (run: Run, write: Append): Appended => {
    const isGuarded = write.change.keyHash !== undefined;
    const changed = run(withValues(isGuarded ? update.guarded : update.plain, updateValues(write)));
    if (changed !== 1) return 'conflict';
    run(withValues(insert, entryValues(write)));
    return 'appended';
  };
  return (writes) =>
    runTogether((run) =>
      writes.map((write) => {
        if ('change' in write) return append(run, write);
        run(statements(write));
        return 'appended';
      }),
    );
}

/** The same for one write, on a database that groups commits itself. */
export function singleWriter(
  database: Kysely<Database>,
  append: (append: Append) => Promise<Appended>,
): (write: Write) => Promise<Appended> {
  const statements = statementsOf(database);
  return async (write) => {
    if ('change' in write) return await append(write);
    await database.executeQuery(statements(write));
    return 'appended';
  };
}

type TableUpdate = UpdateQueryBuilder<Database, 'tables', 'tables', UpdateResult>;

/** Updates of a table: `guarded` only while the seat still has that key. */
function updatesOf(database: Kysely<Database>): { plain: TableUpdate; guarded: TableUpdate } {
  const nothing = { version: 0, awaits_bot: 0, finished_at: 0, touched_at: 0 };
  const noTiming = { due_at: 0, clocks: '' };
  const plain = database
    .updateTable('tables')
    .set({ ...nothing, ...noTiming })
    .where('code', '=', '')
    .where('version', '=', 0)
    .where('epoch', '=', sql<number>`coalesce(${0}, epoch)`)
    .where('started_at', 'is not', null)
    .where('closed_at', 'is', null);
  const guarded = plain.where((build) =>
    build.exists(
      build
        .selectFrom('seats')
        .select('seat')
        .where('table_code', '=', '')
        .where('seat', '=', 0)
        .where('key_hash', '=', ''),
    ),
  );
  return { plain, guarded };
}

/** In the order of the parameters of `updatesOf`. */
function updateValues({ code, expectedVersion, change }: Append): unknown[] {
  const { at, awaitsBot, isFinished, epoch = null, keyHash, entry } = change;
  const { due_at: dueAt, clocks } = timingColumns(change.timing);
  const status = [expectedVersion + 1, awaitsBot ? 1 : 0, isFinished ? at : null, at];
  const values = [...status, dueAt, clocks, code, expectedVersion, epoch];
  return keyHash === undefined ? values : [...values, code, entry.seat, keyHash];
}

/** In the order of the columns of the statement. */
function entryValues({ code, expectedVersion, change }: Append): unknown[] {
  const row = entryRow(code, { ...change, version: expectedVersion + 1 });
  return [row.table_code, row.version, row.at, row.entry, row.move_id];
}

/** The statements of writes that are about one row. */
function statementsOf(database: Kysely<Database>): (write: Save | Probe) => CompiledQuery {
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
  const probe = database
    .insertInto('commit_probes')
    .values({ slot: 0, content: '' })
    .onConflict((conflict) =>
      conflict.column('slot').doUpdateSet((to) => ({ content: to.ref('excluded.content') })),
    )
    .compile();
  return (write) => {
    if (!('snapshot' in write)) return withValues(probe, [write.slot, write.content]);
    const { version, content } = write.snapshot;
    return withValues(save, [write.code, version, content]);
  };
}

function withValues(query: CompiledQuery, parameters: readonly unknown[]): CompiledQuery {
  if (parameters.length !== query.parameters.length) throw new Error('a statement that changed');
  return { ...query, parameters };
}
