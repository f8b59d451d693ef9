import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import type { Store } from './archive.ts';
import type { Database } from './database.ts';
import { type MigrateOptions, migrate } from './migrations.ts';
import { GroupCommit } from './group-commit.ts';
import { type Appended, type RunTogether, type Write, groupWriter } from './sql-append.ts';
import { SQLITE } from './sql-cluster.ts';
import { SqlStore } from './sql-store.ts';
import { isLocked } from './store-failure.ts';

const IN_MEMORY = ':memory:';
/** KiB of pages kept in memory: those of a few thousand live tables. */
const CACHE_KIB = 32 * 1024;
/**
 * Pages of the write-ahead log, 16 MB, after which they are copied to the database. Moves change
 * the same pages again and again: the longer the log, the less there is to copy.
 */
const LOG_PAGES = 4096;
/** Milliseconds to wait while another program locks the database. */
const LOCK_TIMEOUT = 5_000;
/** The longest pause between two attempts. */
const PAUSE = 20;

/** Opens, and creates or brings up to date, the store in one file. */
export async function openSqliteStore(file: string, options: MigrateOptions = {}): Promise<Store> {
  const { database, runTogether } = await openSqlite(file);
  try {
    await migrate(database, options);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  // A file has one writer: what is written at the same time is committed together.
  const group = new GroupCommit<Write, Appended>({ commit: groupWriter(database, runTogether) });
  return new SqlStore(database, { writer: (write) => group.add(write), dialect: SQLITE });
}

interface OpenDatabase {
  readonly database: Kysely<Database>;
  readonly runTogether: RunTogether;
}

/** The database itself, whatever is in it. */
export async function openSqlite(file: string): Promise<OpenDatabase> {
  // Secrets of matches and of the server are in it: a new one is for its owner alone.
  if (file !== IN_MEMORY && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const sqlite = new DatabaseSync(file);
  try {
    // FULL: a commit is on the disk before anybody hears of it, also when the power goes.
    await retryWhileLocked(() =>
      sqlite.exec(`
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma foreign_keys = on;
        pragma cache_size = -${CACHE_KIB};
        pragma wal_autocheckpoint = ${LOG_PAGES};
      `),
    );
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const statements = new NodeSqlite(sqlite);
  const database = new Kysely<Database>({
    dialect: new RetryingDialect({ database: statements }),
  });
  // Kysely gives its only connection to one task at a time.
  const runTogether: RunTogether = (task) =>
    database.connection().execute(() => retryWhileLocked(() => statements.runTogether(task)));
  return { database, runTogether };
}

/** Node's own SQLite in the shape Kysely asks for; statements are prepared once. */
class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = adapt(this.#database.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }

  /** One transaction, which is rolled back if the task fails. */
  runTogether<T>(task: (run: (statement: CompiledQuery) => number) => T): T {
    this.#database.exec('begin immediate');
    try {
      const outcome = task(({ sql, parameters }) =>
        Number(this.prepare(sql).run(parameters).changes),
      );
      this.#database.exec('commit');
      return outcome;
    } catch (error) {
      // After a full disk there may be nothing left to roll back.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** Like Kysely's driver, but it waits for a locked database without blocking the process. */
class RetryingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new RetryingDriver(this.#config);
  }
}

/** Write transactions lock immediately, because waiting is impossible later. */
class RetryingDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate');
    await retryWhileLocked(() => connection.executeQuery(begin));
  }

  /** After a full disk nothing is left to be rolled back; that must not hide what went wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}

/** Tries again for as long as another program has locked the database, up to a limit. */
async function retryWhileLocked<T>(task: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isLocked(error) || performance.now() - start > LOCK_TIMEOUT) throw error;
      await sleep(1 + Math.random() * PAUSE);
    }
  }
}
