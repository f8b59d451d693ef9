import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { ensurePostgres, postgresAdvice } from '../../../scripts/postgres.js';

/** The process that runs all tests: one database server serves all of them, and ends with it. */
const RUN = Number(process.env['RICHTFEST_TEST_RUN'] ?? process.pid);
const FOLDER = join(tmpdir(), `richtfest-postgres-${RUN}`);
const KEEPER = fileURLToPath(new URL('./postgres-keeper.sh', import.meta.url));
const START_WITHIN = 60_000;

let starting: Promise<void> | undefined;

/** The address of an empty place in a real database server; gone when the test is over. */
export async function emptyPostgres(): Promise<string> {
  await (starting ??= start());
  const schema = `test_${randomBytes(8).toString('hex')}`;
  await administer(`create schema ${schema}`);
  onTestFinished(() => administer(`drop schema ${schema} cascade`));
  return `${address(FOLDER)}&options=-c%20search_path%3D${schema}`;
}

/** A server of its own in a new folder of a test's folder, to be ended and started again. */
export async function ownPostgres(
  folder: string,
): Promise<{ url: string; end: () => Promise<void> }> {
  // The database runs as another user, who must come through to it.
  chmodSync(dirname(folder), 0o755);
  const keeper = launch(folder, process.pid);
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const end = async () => {
    keeper.kill('SIGTERM');
    await ended;
  };
  onTestFinished(end);
  await ready(folder);
  return { url: address(folder), end };
}

/** The process that makes the folder starts the server; all others wait until it answers. */
async function start(): Promise<void> {
  try {
    mkdirSync(FOLDER);
  } catch {
    await ready(FOLDER);
    return;
  }
  launch(FOLDER, RUN).unref();
  await ready(FOLDER);
}

function launch(folder: string, run: number) {
  const programs = ensurePostgres();
  if (programs === undefined) throw new Error(postgresAdvice);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return spawn('/bin/sh', [KEEPER, programs, folder, String(run)], {
    stdio: 'ignore',
    detached: true,
  });
}

async function ready(folder: string): Promise<void> {
  const late = performance.now() + START_WITHIN;
  while (performance.now() < late) {
    const client = new Client({ connectionString: address(folder) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  const log = readFileSync(join(folder, 'log'), 'utf8').slice(-2000);
  throw new Error(`PostgreSQL did not start within ${START_WITHIN} ms: ${log}`);
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

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: address(FOLDER) });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql);
  await client.end();
}

function address(folder: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}
