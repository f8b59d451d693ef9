import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { type Store, openSqliteStore } from '../../src/index.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabases } from '../../src/store/open-databases.ts';
import { openPostgresStore } from '../../src/store/open-postgres-store.ts';
import { openSqlite } from '../../src/store/open-sqlite-store.ts';
import { emptyPostgres, reusedPostgres } from './postgres.ts';
import type { OpenStore } from './store-contract.ts';
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
    return { open: () => openPostgresStore(url), connect: async () => connectToPostgres(url) };
  },
};

/** The database itself, whatever is in it. */
export function connectToPostgres(url: string): Kysely<Database> {
  const pool = new Pool({ connectionString: url });
  // A test may end the database: neither idle clients nor others must end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Every way to store, with tables that exist already where that saves time. */
export const STORES: Readonly<Record<string, () => Promise<OpenStore>>> = {
  SQLite: async () => (await BACKENDS['SQLite']!()).open,
  async PostgreSQL() {
    const url = await reusedPostgres();
    return () => openPostgresStore(url);
  },
  'several databases': async () => (await severalDatabases(reusedPostgres)).open,
};

/** One for the accounts, and three for the tables. */
export async function severalDatabases(place = emptyPostgres) {
  const urls: string[] = [];
  for (let number = 0; number < 4; number++) urls.push(await place());
  const [home, ...shards] = urls;
  const ranges = ['0000-4fff', '5000-afff', 'b000-ffff'];
  const text = [home, ...ranges.map((range, at) => `${range}=${shards[at]}`)].join(' ');
  return { text, urls, open: () => openDatabases(text) };
}
