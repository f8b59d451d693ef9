import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from './archive.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { StoreProblem } from './store-problem.ts';
import { troubleOf } from './trouble.ts';

export interface StorePlace {
  /** Of a PostgreSQL server; absent: a file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Whether there is a store to be opened, as far as can be told without opening it. */
export function isThere({ databaseUrl, dataDir }: StorePlace): boolean {
  return databaseUrl !== undefined || existsSync(fileIn(dataDir));
}

/** Opens the store a server is told to use; what goes wrong is said in a sentence. */
export async function openStore(place: StorePlace): Promise<Store> {
  const { databaseUrl } = place;
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    throw new StoreProblem(
      'DATABASE_URL must begin with postgresql://, or be left away: then tables are kept in a file.',
    );
  }
  try {
    return databaseUrl === undefined ? await openFile(place) : await openPostgresStore(databaseUrl);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`${nameOf(place)} can’t be opened: ${troubleOf(error)}`, {
      cause: error,
    });
  }
}

async function openFile({ dataDir }: StorePlace): Promise<Store> {
  mkdirSync(dataDir, { recursive: true });
  return await openSqliteStore(fileIn(dataDir));
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'richtfest.sqlite');
}

/** Without user and password. */
export function nameOf({ databaseUrl, dataDir }: StorePlace): string {
  if (databaseUrl === undefined) return `The store in ${resolve(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `The database ${pathname.slice(1)} at ${host === '' ? 'this machine' : host}`;
}
