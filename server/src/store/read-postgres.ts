import { Client } from 'pg';
import type { ServerRecord } from './cluster-store.ts';

const CONNECT_WITHIN = 10_000;

/** The schema version of a PostgreSQL database, which is not upgraded for it; 0: it is empty. */
export function readPostgresVersion(url: string): Promise<number> {
  return withClient(url, async (client) => {
    if (!(await hasTable(client, 'schema_versions'))) return 0;
    const { rows } = await client.query<{ version: number | null }>(
      'select max(version) as version from schema_versions',
    );
    return rows[0]?.version ?? 0;
  });
}

/** The live servers on a PostgreSQL database, which is not upgraded for it. */
export function readLiveServers(url: string): Promise<ServerRecord[]> {
  return withClient(url, async (client) => {
    if (!(await hasTable(client, 'servers'))) return [];
    const { rows } = await client.query<{ id: string; details: string }>(
      `select id, details from servers
       where expires_at > extract(epoch from clock_timestamp()) * 1000 order by id`,
    );
    return rows.map(({ id, details }) => ({
      ...(JSON.parse(details) as Omit<ServerRecord, 'id'>),
      id,
    }));
  });
}

/** The number of tables of each server in a PostgreSQL database, which is not upgraded for it. */
export function readTableCounts(url: string): Promise<ReadonlyMap<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ owner: string; count: number }>(
      'select owner, count(*)::int from tables where owner is not null group by owner',
    );
    return new Map(rows.map(({ owner, count }) => [owner, count]));
  });
}

/** Whether a PostgreSQL database has a table, and its live owner. */
export function readOwner(
  url: string,
  code: string,
): Promise<{ readonly owner?: string } | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ owner: string | null }>(
      `select servers.id as owner from tables left join servers on servers.id = tables.owner
         and expires_at > extract(epoch from clock_timestamp()) * 1000
       where code = $1`,
      [code],
    );
    const [row] = rows;
    return row && (row.owner === null ? {} : { owner: row.owner });
  });
}

async function withClient<T>(url: string, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [
    name,
  ]);
  return rows[0]?.found !== null;
}
