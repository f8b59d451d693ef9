import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { postgresAddress } from '../../local-cluster/postgres.ts';
import { ensurePostgres, postgresAdvice } from '../../../scripts/postgres.js';

/** A database server that is killed in tests, so it forces its writes to the disk. */
interface DatabaseProcess {
  /** Where it accepts connections. */
  readonly socket: { readonly path: string };
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  kill(): Promise<void>;
}

export interface DatabasePair {
  readonly primary: DatabaseProcess;
  /** Has everything that the primary has acknowledged, and is read-only until promoted. */
  readonly standby: DatabaseProcess;
  /** Makes the standby the primary, once it accepts writes. */
  readonly promote: () => Promise<void>;
}

/** The database refuses to run as root. */
const AS_OTHER_USER =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
    : [];

/** A primary whose commits wait for its standby, both in new folders of a test's folder. */
export async function startDatabasePair(folder: string): Promise<DatabasePair> {
  chmodSync(folder, 0o777);
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  for (const each of [first, second]) {
    mkdirSync(each);
    chmodSync(each, 0o777);
  }
  const data = ['--pgdata', join(first, 'data')];
  runProgram('initdb', [...data, '--username=postgres', '--auth=trust', '--no-sync']);
  const primary = await startDatabase(first);
  const copy = ['--pgdata', join(second, 'data'), '--host', first, '--username=postgres'];
  runProgram('pg_basebackup', [...copy, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']);
  const standby = await startDatabase(second);
  await primary.query(`alter system set synchronous_standby_names = '*'`);
  await primary.query('select pg_reload_conf()');
  const isSynchronous = async () => {
    const rows = await primary.query('select sync_state from pg_stat_replication');
    return rows[0]?.['sync_state'] === 'sync';
  };
  while (!(await isSynchronous())) await sleep(20);
  // It would wait for a standby of its own.
  await standby.query(`alter system set synchronous_standby_names = ''`);
  const isStandby = async () => {
    const [row] = await standby.query('select pg_is_in_recovery() as it_is');
    return row?.['it_is'] === true;
  };
  const promote = async () => {
    // A statement that waited for it might be what the database itself waits for.
    await standby.query('select pg_promote(wait => false)');
    while (await isStandby()) await sleep(20);
  };
  return { primary, standby, promote };
}

function programPath(name: string): string {
  const programs = ensurePostgres();
  if (programs === undefined) throw new Error(postgresAdvice);
  return join(programs, name);
}

function runProgram(name: string, options: readonly string[]): void {
  const [program = '', ...args] = [...AS_OTHER_USER, programPath(name), ...options];
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
}

async function startDatabase(folder: string): Promise<DatabaseProcess> {
  const options = ['listen_addresses=', 'max_connections=60', 'shared_buffers=32MB'];
  const [program = '', ...args] = [
    ...AS_OTHER_USER,
    programPath('postgres'),
    '-D',
    join(folder, 'data'),
    '-k',
    folder,
    ...options.flatMap((option) => ['-c', option]),
  ];
  const child = spawn(program, args, { stdio: 'ignore', cwd: '/' });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const query = (sql: string) => queryOnce(folder, sql);
  const isReady = () =>
    query('select 1').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await sleep(20);
  return { socket: { path: join(folder, '.s.PGSQL.5432') }, query, kill };
}

async function queryOnce(folder: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgresAddress(folder) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
