import type { StorePlace } from './open-store.ts';
import { lockDatabase } from './postgres-lock.ts';
import { lockFolder } from './sqlite-lock.ts';

/**
 * `shared`: as servers do, which work on the same data together. `exclusive`: as somebody does who
 * replaces it, and who must be alone.
 */
export type LockMode = 'shared' | 'exclusive';

export interface DataLock {
  release(): Promise<void>;
}

/**
 * Takes a lock on a store's data; undefined if somebody holds one that excludes it. It belongs to
 * the process: however that ends, the lock is gone with it.
 */
export function lockData(place: StorePlace, mode: LockMode): Promise<DataLock | undefined> {
  const { databaseUrl, dataDir } = place;
  return databaseUrl === undefined ? lockFolder(dataDir, mode) : lockDatabase(databaseUrl, mode);
}
