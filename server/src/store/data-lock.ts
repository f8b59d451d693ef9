import type { StorePlace } from './open-store.ts';
import { lockDatabase } from './postgres-lock.ts';
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
  return databaseUrl === undefined ? lockFolder(dataDir, mode) : lockDatabase(databaseUrl, mode);
}
