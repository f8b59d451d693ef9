import type { StorePlace } from './open-store.ts';
import { lockDatabase } from './postgres-lock.ts';
import { readDatabases } from './shards.ts';
import { lockFolder } from './sqlite-lock.ts';

/**
 * `shared`: for servers that use the same data together. `exclusive`: for a program that
 * replaces the data.
 */
export type LockMode = 'shared' | 'exclusive';

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Takes a lock on a store's data; undefined if a conflicting lock is held. It belongs to
 * the process and ends with it.
 */
export function lockData(place: StorePlace, mode: LockMode): Promise<DataLock | undefined> {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl === undefined) return lockFolder(dataDir, mode);
  const { home, shards } = readDatabases(databaseUrl);
  return lockDatabases([home, ...shards.map(({ url }) => url)], mode);
}

/** All of them, or none. */
async function lockDatabases(
  urls: readonly string[],
  mode: LockMode,
): Promise<DataLock | undefined> {
  const locks: DataLock[] = [];
  const release = async () => void (await Promise.all(locks.map((lock) => lock.release())));
  try {
    for (const url of urls) {
      const lock = await lockDatabase(url, mode);
      if (lock === undefined) {
        await release();
        return undefined;
      }
      locks.push(lock);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}
