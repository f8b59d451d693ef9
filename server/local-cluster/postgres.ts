import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { ensurePostgres, postgresAdvice } from '../../scripts/postgres.js';

const KEEPER = fileURLToPath(new URL('./postgres-keeper.sh', import.meta.url));
const START_WITHIN = 60_000;

export interface LocalPostgres {
  readonly url: string;
  /** Its first process. */
  readonly pid: () => number;
  readonly end: () => Promise<void>;
}

interface PostgresOptions {
  /** Whether commits are on the disk. Tests kill servers of the game, but never the database. */
  readonly isDurable?: boolean;
}

/** Starts a database server in a new folder; it ends with this process at the latest. */
export async function startPostgres(
  folder: string,
  options: PostgresOptions = {},
): Promise<LocalPostgres> {
  // The database runs as another user, who must come through to it.
  chmodSync(dirname(folder), 0o755);
  const keeper = launchPostgres(folder, process.pid, options);
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  await whenPostgresReady(folder);
  return {
    url: postgresAddress(folder),
    // The first line of the file is the number of the process.
    pid: () => Number.parseInt(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8')),
    end: async () => {
      keeper.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a database server that ends when the process `run` has ended. */
export function launchPostgres(
  folder: string,
  run: number,
  { isDurable = false }: PostgresOptions = {},
): ChildProcess {
  const programs = ensurePostgres();
  if (programs === undefined) throw new Error(postgresAdvice);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const fsync = isDurable ? 'on' : 'off';
  return spawn('/bin/sh', [KEEPER, programs, folder, String(run), fsync], {
    stdio: 'ignore',
    detached: true,
  });
}

/** Resolves when the database server in a folder answers. */
export async function whenPostgresReady(folder: string): Promise<void> {
  const late = performance.now() + START_WITHIN;
  while (performance.now() < late) {
    const client = new Client({ connectionString: postgresAddress(folder) });
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

export function postgresAddress(folder: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}
