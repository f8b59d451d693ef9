import type { Store } from './archive.ts';
import { databaseName } from './database-name.ts';
import { openPostgresStore } from './open-postgres-store.ts';
import { NO_TABLES, RANGE_KEY, ShardedStore } from './sharded-store.ts';
import { rangeText, readDatabases } from './shards.ts';
import type { SqlStore } from './sql-store.ts';
import { StoreProblem } from './store-problem.ts';
import { type UpgradeBackupOptions, postgresBackup } from './upgrade-backup.ts';

export interface OpenOptions {
  /** Everything in the store will be replaced, whatever hashes its databases had. */
  readonly willReplace?: boolean;
  /** Before a database of an older version is upgraded. */
  readonly backups?: UpgradeBackupOptions;
}

/** Opens the store on the databases that `DATABASE_URL` names. */
export async function openDatabases(text: string, options: OpenOptions = {}): Promise<Store> {
  const { home, shards } = readDatabases(text);
  const opened: SqlStore[] = [];
  const open = async (url: string, range: string | undefined) => {
    const { backups } = options;
    const store = await openPostgresStore(
      url,
      backups === undefined ? {} : { ...backups, backUp: postgresBackup(url, backups) },
    );
    opened.push(store);
    if (options.willReplace !== true) await requireRange(store, { url, range });
    return store;
  };
  try {
    if (shards.length === 0) return await open(home, undefined);
    const homeStore = await open(home, NO_TABLES);
    const shardStores = [];
    for (const { first, last, url } of shards) {
      shardStores.push({ first, last, store: await open(url, rangeText({ first, last })) });
    }
    return new ShardedStore(homeStore, shardStores);
  } catch (error) {
    await Promise.all(opened.map((store) => store.close()));
    throw error;
  }
}

interface Expected {
  readonly url: string;
  /** Undefined: it is the only database. */
  readonly range: string | undefined;
}

/**
 * A database remembers which hashes it has: with another `DATABASE_URL`, tables would seem to be
 * gone, or be set up twice.
 */
async function requireRange(store: SqlStore, { url, range }: Expected): Promise<void> {
  const keys = await store.serverKeys();
  const known = keys[RANGE_KEY];
  if (known === range) return;
  const { waiting, running, finished, closed, accounts } = await store.stats();
  const isEmpty = waiting + running + finished + closed + accounts === 0;
  if (known === undefined && range !== undefined && isEmpty) {
    await store.notices.serverKey(RANGE_KEY, () => range);
    return;
  }
  const has = known === undefined ? 'all tables' : hashesText(known);
  const wanted = range === undefined ? 'all tables' : hashesText(range);
  throw new StoreProblem(
    `DATABASE_URL gives ${wanted} to ${databaseName(url)}, which was set up for ${has}. Move the tables with “richtfest admin reshard”.`,
  );
}

function hashesText(range: string): string {
  return range === NO_TABLES ? 'the accounts' : `the hashes ${range}`;
}
