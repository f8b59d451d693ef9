import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import {
  launchPostgres,
  postgresAddress,
  startPostgres,
  whenPostgresReady,
} from '../../local-cluster/postgres.ts';
import { type Relay, startRelay } from './relay.ts';

/** The process that runs all tests: one database server serves all of them, and ends with it. */
const RUN = Number(process.env['RICHTFEST_TEST_RUN'] ?? process.pid);
const FOLDER = join(tmpdir(), `richtfest-postgres-${RUN}`);

let starting: Promise<void> | undefined;

/** The address of an empty place in a real database server; gone when the test is over. */
export async function emptyPostgres(): Promise<string> {
  const schema = await newSchema();
  onTestFinished(() => administer(`drop schema ${schema} cascade`));
  return addressOf(schema);
}

/** Places whose tables exist already, from earlier tests of this worker. */
const prepared: string[] = [];

/**
 * The address of a place without content, which may have its tables already: for tests that close
 * what they open there. The next test gets it again, because creating the tables costs more than
 * most tests do with them.
 */
export async function reusedPostgres(): Promise<string> {
  const schema = prepared.pop() ?? (await newSchema());
  onTestFinished(async () => {
    await administer(deleteAll(schema));
    prepared.push(schema);
  });
  return addressOf(schema);
}

async function newSchema(): Promise<string> {
  await (starting ??= start());
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create schema ${schema}`);
  return schema;
}

function addressOf(schema: string): string {
  return `${postgresAddress(FOLDER)}&options=-c%20search_path%3D${schema}`;
}

/** Deletes what tests wrote, in any order of tables. */
function deleteAll(schema: string): string {
  return `do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables
        where schemaname = '${schema}' and tablename <> 'schema_versions'
      loop execute format('delete from ${schema}.%I', name); end loop;
    end $$`;
}

/** Another way to a place in a database, which may fail. */
export async function relayedPostgres(
  address: string,
): Promise<{ readonly url: string; readonly relay: Relay }> {
  const url = new URL(address);
  const folder = url.searchParams.get('host') ?? '';
  const relay = await startRelay({ path: join(folder, '.s.PGSQL.5432') });
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${relay.port}`;
  return { url: String(url), relay };
}

/** A server of its own in a new folder of a test's folder, to be ended and started again. */
export async function ownPostgres(
  folder: string,
): Promise<{ url: string; end: () => Promise<void> }> {
  const database = await startPostgres(folder);
  onTestFinished(database.end);
  return database;
}

/** The process that makes the folder starts the server; all others wait until it answers. */
async function start(): Promise<void> {
  try {
    mkdirSync(FOLDER);
  } catch {
    await whenPostgresReady(FOLDER);
    return;
  }
  launchPostgres(FOLDER, RUN).unref();
  await whenPostgresReady(FOLDER);
}

/** Ends the connections of one kind to a place, as an administrator may. */
export async function endSessions(application: string, url: string): Promise<void> {
  const schema = /search_path%3D(\w+)/u.exec(url)![1];
  const locks = `select pid from pg_locks where locktype = 'advisory'
    and objid = (hashtext('${schema}')::bigint & 4294967295)::oid`;
  await administer(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = '${application}' and pid in (${locks})`,
  );
}

let administrator: Promise<Client> | undefined;

/** One connection for all tests of a worker: the database server starts a process for each. */
async function administer(sql: string): Promise<void> {
  const client = await (administrator ??= connectAdministrator());
  await client.query(sql);
}

async function connectAdministrator(): Promise<Client> {
  const client = new Client({ connectionString: postgresAddress(FOLDER) });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
