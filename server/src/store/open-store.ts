import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from './archive.ts';
import type { ServerRecord } from './cluster-store.ts';
import { type DataLock, lockData } from './data-lock.ts';
import { databaseName } from './database-name.ts';
import { type OpenOptions, openDatabases } from './open-databases.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { readLiveServers, readOwner, readTableCounts } from './read-postgres.ts';
import { readDatabases, shardOf } from './shards.ts';
import { StoreProblem } from './store-problem.ts';
import { type UpgradeBackupOptions, sqliteBackup } from './upgrade-backup.ts';
import { storeFailureText } from './store-failure.ts';

export interface StorePlace {
  /** The URL of a PostgreSQL server; by default the store is a file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The operator has a backup of the PostgreSQL databases, if they are to be upgraded. */
  readonly hasBackup?: boolean;
}

/** The databases that the servers of a cluster share. */
export interface ClusterDatabase extends StorePlace {
  readonly databaseUrl: string;
}

interface OpenStoreOptions extends Pick<OpenOptions, 'willReplace'> {
  /** Progress of an upgrade, for the operator. */
  readonly print?: (line: string) => void;
}

/** Whether a store seems to exist; it is not opened to check. */
export function isThere({ databaseUrl, dataDir }: StorePlace): boolean {
  return databaseUrl !== undefined || existsSync(fileIn(dataDir));
}

/** Opens the configured store; failures have a readable message. */
export async function openStore(
  place: StorePlace,
  { print, ...options }: OpenStoreOptions = {},
): Promise<Store> {
  const { databaseUrl, dataDir, hasBackup = false } = place;
  const backups = { dataDir, hasBackup, ...(print === undefined ? {} : { print }) };
  return await explained(place, () =>
    databaseUrl === undefined
      ? openFile(dataDir, backups)
      : openDatabases(
          databaseUrl,
          options.willReplace === true ? options : { ...options, backups },
        ),
  );
}

/** The live servers of a cluster; its store is neither opened nor upgraded. */
export async function liveServers(place: StorePlace): Promise<ServerRecord[]> {
  const { databaseUrl } = place;
  if (databaseUrl === undefined) return [];
  return await explained(place, () => readLiveServers(readDatabases(databaseUrl).home));
}

/** The number of tables of each server of a cluster; its store is neither opened nor upgraded. */
export function countTables(place: ClusterDatabase): Promise<ReadonlyMap<string, number>> {
  return explained(place, async () => {
    const counts = await Promise.all(tableDatabases(place).map((url) => readTableCounts(url)));
    const sums = new Map<string, number>();
    for (const [server, count] of counts.flatMap((each) => [...each])) {
      sums.set(server, (sums.get(server) ?? 0) + count);
    }
    return sums;
  });
}

/** Whether there is a table, and its live owner; the store is neither opened nor upgraded. */
export function ownerOf(
  place: ClusterDatabase,
  code: string,
): Promise<{ readonly owner?: string } | undefined> {
  return explained(place, () => {
    const { home, shards } = readDatabases(place.databaseUrl);
    return readOwner(shardOf(shards, code)?.url ?? home, code);
  });
}

/** The databases that have tables. */
function tableDatabases({ databaseUrl }: ClusterDatabase): string[] {
  const { home, shards } = readDatabases(databaseUrl);
  return shards.length === 0 ? [home] : shards.map(({ url }) => url);
}

/** The lock that a running server holds, so that nobody replaces the data meanwhile. */
export async function lockForServer(place: StorePlace): Promise<DataLock> {
  const lock = await explained(place, () => lockData(place, 'shared'));
  if (lock !== undefined) return lock;
  throw new StoreProblem(`${nameOf(place)} is being restored. Start the server when that is done.`);
}

/** Undefined while a server runs on this data. */
export function lockForRestore(place: StorePlace): Promise<DataLock | undefined> {
  return explained(place, () => lockData(place, 'exclusive'));
}

/** Turns failures into readable messages. */
async function explained<T>(place: StorePlace, task: () => Promise<T>): Promise<T> {
  const { databaseUrl } = place;
  if (databaseUrl !== undefined) readDatabases(databaseUrl);
  try {
    return await task();
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`${nameOf(place)} can’t be opened: ${storeFailureText(error)}`, {
      cause: error,
    });
  }
}

async function openFile(dataDir: string, backups: UpgradeBackupOptions): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir);
  return await openSqliteStore(file, { ...backups, backUp: sqliteBackup(file, backups) });
}

/** The file of the embedded store. */
export function fileIn(dataDir: string): string {
  return join(dataDir, 'richtfest.sqlite');
}

/** Without user and password. */
export function nameOf({ databaseUrl, dataDir }: StorePlace): string {
  if (databaseUrl === undefined) return `The store in ${resolve(dataDir)}`;
  const { home, shards } = readDatabases(databaseUrl);
  const name = databaseName(home).replace(/^t/u, 'T');
  return shards.length === 0 ? name : `${name} with its ${shards.length} shards`;
}
