import { existsSync } from 'node:fs';
import { dayAt } from '@richtfest/protocol/daily';
import { type ServeOptions, placeFrom } from '../serve-options.ts';
import type { Pruned, Store, StoreStats } from '../store/archive.ts';
import {
  type StorePlace,
  isThere,
  lockForRestore,
  nameOf,
  openStore,
} from '../store/open-store.ts';
import type { OpenOptions } from '../store/open-databases.ts';
import { readDatabases } from '../store/shards.ts';
import { StoreProblem } from '../store/store-problem.ts';
import { type BackupCount, checkBackup, recordsIn, writeBackup } from './backup-file.ts';

const DAY = 24 * 60 * 60_000;

/** The store; by default the one that a server here would use. */
export type AdminPlace = Pick<ServeOptions, 'dataDir' | 'databaseUrl'>;

export interface PruneOptions {
  readonly finishedDays: number;
  readonly abandonedDays: number;
  /** Accounts. */
  readonly unusedDays: number;
  /** Results of daily houses; absent: all stay. */
  readonly dailyDays?: number;
  readonly isRehearsal: boolean;
}

/** Writes a backup file while the server keeps running. */
export function backup(
  place: AdminPlace,
  file: string,
  { force }: { readonly force: boolean },
): Promise<BackupCount> {
  if (existsSync(file) && !force) {
    throw new StoreProblem(`${file} is there already. With --force it is replaced.`);
  }
  return withStore(place, async (store) =>
    writeBackup(file, store.records(), { takenAt: Date.now(), keys: await store.serverKeys() }),
  );
}

/** Replaces all data with a backup. */
export async function restore(
  place: AdminPlace,
  file: string,
  { force }: { readonly force: boolean },
): Promise<BackupCount & { takenAt: number }> {
  const { keys, ...checked } = await checkBackup(file);
  const { tables } = checked;
  const replacing = { willReplace: true };
  return await withServersAway(
    place,
    async (store) => {
      const { waiting, running, finished, closed, accounts } = await store.stats();
      const there = waiting + running + finished + closed;
      if (there + accounts > 0 && !force) {
        const of = accounts === 0 ? '' : ` and ${accounts} account${accounts === 1 ? '' : 's'}`;
        const what = `${there === 1 ? 'one table' : `${there} tables`}${of}`;
        throw new StoreProblem(
          `${nameOf(placeFrom(place))} has ${what}. With --force they are replaced by the ${tables} of the backup.`,
        );
      }
      await store.replaceAll(recordsIn(file), keys);
      return checked;
    },
    replacing,
  );
}

/**
 * Copies everything to other databases, or the same ones with other ranges of hashes. The databases
 * that `to` names must be empty or belong to the store now.
 */
export async function reshard(
  place: AdminPlace,
  to: string,
  { force }: { readonly force: boolean },
): Promise<BackupCount> {
  requireStore(place);
  const found = placeFrom(place);
  const target = { ...found, databaseUrl: to };
  return await withServersAway(place, async (source) => {
    const own = found.databaseUrl === undefined ? [] : urlsOf(found.databaseUrl);
    const others = urlsOf(to).filter((url) => !own.includes(url));
    if (!force) for (const url of others) await requireEmpty({ ...found, databaseUrl: url });
    const { waiting, running, finished, closed, accounts } = await source.stats();
    const keys = await source.serverKeys();
    const copy = await openStore(target, { willReplace: true });
    try {
      const tables = await copy.replaceAll(source.records(), keys);
      if (tables !== waiting + running + finished + closed) {
        throw new Error(`${tables} tables were copied, not all`);
      }
      return { tables, accounts };
    } finally {
      await copy.close();
    }
  });
}

function urlsOf(databaseUrl: string): string[] {
  const { home, shards } = readDatabases(databaseUrl);
  return [home, ...shards.map(({ url }) => url)];
}

async function requireEmpty(place: StorePlace): Promise<void> {
  const store = await openStore(place, { willReplace: true });
  try {
    const { waiting, running, finished, closed, accounts } = await store.stats();
    if (waiting + running + finished + closed + accounts === 0) return;
    throw new StoreProblem(`${nameOf(place)} is not empty. With --force its content is replaced.`);
  } finally {
    await store.close();
  }
}

export function stats(place: AdminPlace): Promise<StoreStats> {
  return withStore(place, (store) => store.stats());
}

/** Deletes finished or abandoned tables and unused accounts after a number of days. */
export async function prune(place: AdminPlace, options: PruneOptions): Promise<Pruned> {
  const { finishedDays, abandonedDays, unusedDays, dailyDays, isRehearsal } = options;
  const now = Date.now();
  // Tables in use are younger than a day; a running server has them in memory.
  const isHarmless = isRehearsal || Math.min(finishedDays, abandonedDays) >= 1;
  const open = isHarmless ? withNewStore : withServersAway;
  requireStore(place);
  return await open(place, (store) =>
    store.prune({
      finishedBefore: now - finishedDays * DAY,
      abandonedBefore: now - abandonedDays * DAY,
      accountsBefore: now - unusedDays * DAY,
      endedBefore: now,
      ...(dailyDays === undefined ? {} : { dailyBefore: dayAt(now - dailyDays * DAY) }),
      isRehearsal,
    }),
  );
}

/** Opens the store of a server for a task that can run beside it. */
export async function withStore<T>(
  place: AdminPlace,
  task: (store: Store) => Promise<T>,
): Promise<T> {
  requireStore(place);
  return await withNewStore(place, task);
}

function requireStore(place: AdminPlace): void {
  const found = placeFrom(place);
  if (isThere(found)) return;
  throw new StoreProblem(`${nameOf(found)} is not there. Say where it is: --data-dir FOLDER.`);
}

/** Refuses while a server uses this data, and prevents one from starting meanwhile. */
async function withServersAway<T>(
  place: AdminPlace,
  task: (store: Store) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const found = placeFrom(place);
  const lock = await lockForRestore(found);
  if (lock === undefined) {
    throw new StoreProblem(
      `A server is running on this data: ${nameOf(found)} was left as it is. Stop the server, then try again.`,
    );
  }
  try {
    return await withNewStore(place, task, options);
  } finally {
    await lock.release();
  }
}

async function withNewStore<T>(
  place: AdminPlace,
  task: (store: Store) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const store = await openStore(placeFrom(place), options);
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}
