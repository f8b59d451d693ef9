import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { type MigrateOptions, migrate } from './migrations.ts';
import { postgresAppender } from './postgres-append.ts';
import { singleWriter } from './sql-append.ts';
import { POSTGRES } from './sql-cluster.ts';
import { SqlStore } from './sql-store.ts';

/** Milliseconds until a database that does not answer counts as unreachable. */
const TIMEOUT = 10_000;

/** Opens, and creates or brings up to date, the store on a PostgreSQL server. */
export async function openPostgresStore(
  url: string,
  options: MigrateOptions = {},
): Promise<SqlStore> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: 6 * TIMEOUT,
    keepAlive: true,
    application_name: 'richtfest',
    // A commit is on the disk before anybody hears of it, however the server is set up.
    onConnect: async (client) => {
      await client.query('set synchronous_commit to on');
    },
  });
  // An idle connection that breaks is replaced when the next one is needed.
  pool.on('error', () => undefined);
  // One that breaks between two statements of a transaction makes the next statement fail.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
  });
  try {
    const { backUp, ...others } = options;
    const schema = async () => {
      const { rows } = await pool.query<{ schema: string }>('select current_schema() as schema');
      return rows[0]?.schema;
    };
    await migrate(database, {
      ...others,
      ...(backUp && { backUp: async (from) => backUp(from, await schema()) }),
    });
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const connections = () => {
    const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
    return { active: totalCount - idle, idle, waiting };
  };
  const append = postgresAppender(async ({ name, text, values }) => {
    const { rows } = await pool.query<Record<string, unknown>>({ name, text, values: [...values] });
    return rows;
  });
  const writer = singleWriter(database, append);
  return new SqlStore(database, { writer, dialect: POSTGRES, connections });
}
