import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseName } from './database-name.ts';
import { StoreProblem } from './store-problem.ts';

const FOLDER = 'before-upgrades';
/** Older ones are deleted, of each database. */
const KEPT = 3;
/** What follows the name of the database in the name of its backup. */
const STAMP = /-\d{4}-\d\d-\d\dT[\d-]+Z-version-\d+\.\w+$/u;

/** Backs up a database of an older schema version; throws if that fails, before anything changes. */
export type UpgradeBackup = (from: number, schema?: string) => Promise<void>;

export interface UpgradeBackupOptions {
  readonly dataDir: string;
  /** The operator has a backup of the PostgreSQL databases. */
  readonly hasBackup?: boolean;
  /** Progress, for the operator. */
  readonly print?: (line: string) => void;
}

/** Copies a SQLite database, whatever is being written to it. */
export function sqliteBackup(file: string, options: UpgradeBackupOptions): UpgradeBackup {
  return async (from) => {
    await keepBackup({ ...options, name: 'richtfest', ending: 'sqlite', from }, async (copy) => {
      const database = new DatabaseSync(file);
      try {
        database.prepare('vacuum into ?').run(copy);
      } finally {
        database.close();
      }
    });
  };
}

/** Runs `pg_dump`, unless the operator has a backup. In a schema of its own, only that is dumped. */
export function postgresBackup(url: string, options: UpgradeBackupOptions): UpgradeBackup {
  return async (from, schema) => {
    if (options.hasBackup === true) return;
    const name = databaseName(url)
      .replace('the database ', '')
      .replaceAll(/[^\w.-]+/gu, '-');
    await keepBackup({ ...options, name, ending: 'dump', from }, (copy) => dump(url, copy, schema));
  };
}

interface KeptBackup extends UpgradeBackupOptions {
  readonly name: string;
  readonly ending: string;
  readonly from: number;
}

async function keepBackup(
  { dataDir, print, name, ending, from }: KeptBackup,
  write: (file: string) => Promise<void>,
): Promise<void> {
  const folder = join(dataDir, FOLDER);
  const at = new Date().toISOString().replaceAll(/[:.]/gu, '-');
  const file = join(folder, `${name}-${at}-version-${from}.${ending}`);
  const partial = `${file}.partial`;
  try {
    // Secrets of matches are in it: for the owner alone.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeSync(openSync(partial, 'w', 0o600));
    try {
      await write(partial);
      renameSync(partial, file);
    } finally {
      rmSync(partial, { force: true });
    }
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new StoreProblem(
      `The database must be upgraded, but its backup in ${folder} failed: ${cause}. Nothing was changed.`,
      { cause: error },
    );
  }
  print?.(`Backup of the database before its upgrade: ${file}`);
  const old = readdirSync(folder)
    .filter((other) => other.endsWith(`.${ending}`) && other.replace(STAMP, '') === name)
    .toSorted()
    .slice(0, -KEPT);
  for (const other of old) rmSync(join(folder, other));
}

async function dump(url: string, file: string, schema = 'public'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // The list of processes is public: the password goes into the environment.
  const place = new URL(url);
  const password = decodeURIComponent(place.password);
  place.password = '';
  const line = ['--format=custom', '--no-password', `--file=${file}`, `--dbname=${place.href}`];
  if (schema !== 'public') line.push(`--schema=${schema}`);
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  const child = spawn('pg_dump', line, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.once('error', () => reject(new Error(`pg_dump can’t be run here. ${WAY_OUT}`)));
  child.once('close', (code) => {
    if (code === 0) resolve();
    else reject(new Error(`pg_dump said: ${output.trim()} ${WAY_OUT}`));
  });
  await promise;
}

const WAY_OUT = 'Back the database up yourself, then start once with DATABASE_BACKUP=done';
