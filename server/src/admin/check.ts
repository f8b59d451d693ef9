import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { joinProblem } from '../cluster/join-problem.ts';
import {
  type ServeOptions,
  listeningFrom,
  natsUrlFrom,
  noticesFrom,
  placeFrom,
} from '../serve-options.ts';
import { ServeProblem } from '../serve-problem.ts';
import { databaseName } from '../store/database-name.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { type StorePlace, fileIn, liveServers } from '../store/open-store.ts';
import { readPostgresVersion } from '../store/read-postgres.ts';
import { readDatabases } from '../store/shards.ts';
import { storeFailureText } from '../store/store-failure.ts';
import { StoreProblem } from '../store/store-problem.ts';

const MEGABYTE = 1024 * 1024;
/** Room for logs, write-ahead logs and a few days of games. */
const SPARE = 200 * MEGABYTE;

/** One question before an upgrade, with its answer for the operator. */
export interface Check {
  readonly name: 'configuration' | 'database' | 'cluster' | 'upgrade' | 'space' | 'backup';
  readonly isGood: boolean;
  readonly message: string;
}

export interface CheckReport {
  /** Whether this version can start here. */
  readonly isReady: boolean;
  readonly checks: readonly Check[];
}

/** Says whether this version of the server can take over here. Changes nothing. */
export async function check(options: ServeOptions = {}): Promise<CheckReport> {
  const place = placeFrom(options);
  const checks = [checkConfiguration(options), ...(await checkDatabases(place))];
  const canAsk = checks.every(({ name, isGood }) => isGood || name === 'backup');
  if (canAsk && natsUrlFrom(options) !== undefined) checks.push(await checkCluster(place));
  return { isReady: checks.every(({ isGood }) => isGood), checks };
}

function checkConfiguration(options: ServeOptions): Check {
  try {
    const { publicUrl } = listeningFrom(options);
    noticesFrom(options, publicUrl);
    natsUrlFrom(options);
    return good('configuration', 'All variables have valid values.');
  } catch (error) {
    if (error instanceof ServeProblem) return bad('configuration', error.message);
    throw error;
  }
}

async function checkDatabases(place: StorePlace): Promise<Check[]> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl === undefined) {
    const file = fileIn(dataDir);
    const found = await checkVersion(file, () => sqliteVersion(file));
    const isUpgrade = found.some(({ name }) => name === 'upgrade');
    return [...found, checkSpace(file, isUpgrade)];
  }
  try {
    const { home, shards } = readDatabases(databaseUrl);
    const urls = [home, ...shards.map(({ url }) => url)];
    const found = [];
    for (const url of urls) {
      found.push(...(await checkVersion(databaseName(url), () => readPostgresVersion(url))));
    }
    const isUpgrade = found.some(({ name }) => name === 'upgrade');
    return isUpgrade ? [...found, checkDump(place)] : found;
  } catch (error) {
    if (error instanceof StoreProblem) return [bad('database', error.message)];
    throw error;
  }
}

async function checkVersion(name: string, read: () => Promise<number> | number): Promise<Check[]> {
  const newest = MIGRATIONS.length;
  try {
    const version = await read();
    if (version > newest) {
      return [
        bad(
          'database',
          `${name} has version ${version}, and this server knows ${newest}: it needs a newer server.`,
        ),
      ];
    }
    if (version === 0) return [good('database', `${name} is new: it will be created.`)];
    const reached = good('database', `${name} has version ${version}.`);
    if (version === newest) return [reached];
    const steps = MIGRATIONS.slice(version).map(({ name: step }) => stepText(step));
    const message = `It will be upgraded to version ${newest}: ${steps.join(', ')}.`;
    return [reached, good('upgrade', message)];
  } catch (error) {
    return [bad('database', `${name} can’t be opened: ${storeFailureText(error)}`)];
  }
}

/** `addFaces`: “add faces”. */
function stepText(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** 0: there is none yet. Throws if this user may not write to it, or create it. */
function sqliteVersion(file: string): number {
  const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
  const folder = existingFolderOf(file);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder.`);
  accessSync(isThere ? file : folder, constants.W_OK);
  if (!isThere) return 0;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const table = `select 1 from sqlite_master where name = 'schema_versions'`;
    if (database.prepare(table).get() === undefined) return 0;
    const row = database.prepare('select max(version) as version from schema_versions').get();
    return Number(row?.['version'] ?? 0);
  } finally {
    database.close();
  }
}

async function checkCluster(place: StorePlace): Promise<Check> {
  const servers = await liveServers(place);
  const problem = joinProblem(servers);
  if (problem !== undefined) return bad('cluster', problem);
  if (servers.length === 0) return good('cluster', 'No server of the cluster runs.');
  const ids = servers.map(({ id }) => id).join(', ');
  return good('cluster', `This release can join the servers that run: ${ids}.`);
}

/** The backup before an upgrade is as large as the database. */
function checkSpace(file: string, isUpgrade: boolean): Check {
  const folder = existingFolderOf(file);
  const size = existsSync(file) ? statSync(file).size : 0;
  const needed = SPARE + (isUpgrade ? 2 * size : 0);
  const { bavail, bsize } = statfsSync(folder);
  const text = `${inMegabytes(bavail * bsize)} are free in ${folder}, and ${inMegabytes(needed)} are needed.`;
  return bavail * bsize >= needed ? good('space', text) : bad('space', text);
}

/** The folder of a file, or the nearest one above it that exists. */
function existingFolderOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`;
}

function checkDump({ hasBackup = false, dataDir }: StorePlace): Check {
  if (hasBackup) return good('backup', 'DATABASE_BACKUP=done: you have a backup.');
  const { status } = spawnSync('pg_dump', ['--version'], { stdio: 'ignore' });
  return status === 0
    ? good('backup', `pg_dump will write a backup into ${dataDir}/before-upgrades first.`)
    : bad(
        'backup',
        'pg_dump can’t be run here. Install it, or back the database up yourself and start once with DATABASE_BACKUP=done.',
      );
}

function good(name: Check['name'], message: string): Check {
  return { name, isGood: true, message };
}

function bad(name: Check['name'], message: string): Check {
  return { name, isGood: false, message };
}
