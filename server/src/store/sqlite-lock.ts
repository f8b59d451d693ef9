import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DataLock, LockMode } from './data-lock.ts';
import { isLocked } from './store-failure.ts';

/** Nothing is ever written into it. */
const FILE = 'richtfest.lock';

/**
 * Locks a folder by an open transaction on an empty database in it. The tables' own file can't
 * serve for this: with a write-ahead log its readers do not exclude its writer.
 */
export async function lockFolder(folder: string, mode: LockMode): Promise<DataLock | undefined> {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, FILE));
  try {
    // A transaction that only reads takes its shared lock with the first statement.
    database.exec(mode === 'exclusive' ? 'begin exclusive' : 'begin; select * from sqlite_master');
  } catch (error) {
    database.close();
    if (isLocked(error)) return undefined;
    throw error;
  }
  return { release: async () => database.close() };
}
