import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Database } from './database.ts';
import type { EventStore } from './event-store.ts';
import { migrate } from './migrations.ts';
import { SqlStore } from './sql-store.ts';

/** Opens, and creates or brings up to date, the store in one file. */
export async function openSqliteStore(file: string): Promise<EventStore> {
  const sqlite = new DatabaseSync(file);
  // FULL: a commit is on the disk before anybody hears of it, also when the power goes.
  sqlite.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
  `);
  const database = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new NodeSqlite(sqlite) }),
  });
  await migrate(database);
  return new SqlStore(database);
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
