import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { type Store, openSqliteStore } from '../../src/index.ts';
import type { Database } from '../../src/store/database.ts';
import { openPostgresStore } from '../../src/store/open-postgres-store.ts';
import { openSqlite } from '../../src/store/open-sqlite-store.ts';
import { emptyPostgres } from './postgres.ts';
import { temporaryFolder } from './table.ts';

/** An empty place for a store, and what can be done there. */
export interface Place {
  /** Opens the same store again and again, as servers do. */
  readonly open: () => Promise<Store>;
  /** The database itself, whatever is in it. */
  readonly connect: () => Promise<Kysely<Database>>;
}

export const BACKENDS: Readonly<Record<string, () => Promise<Place>>> = {
  async SQLite() {
    const file = join(await temporaryFolder(), 'tables.sqlite');
    return {
      open: () => openSqliteStore(file),
      connect: async () => (await openSqlite(file)).database,
    };
  },
  async PostgreSQL() {
    const url = await emptyPostgres();
    const connect = async () => {
      const pool = new Pool({ connectionString: url });
      pool.on('connect', (client) => client.on('error', () => undefined));
      return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    };
    return { open: () => openPostgresStore(url), connect };
  },
};
