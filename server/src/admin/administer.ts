import { existsSync } from 'node:fs';
import { type ServeSettings, placeFrom } from '../serve-settings.ts';
import type { Pruned, Store, StoreStats } from '../store/archive.ts';
import { isThere, nameOf, openStore } from '../store/open-store.ts';
import { StoreProblem } from '../store/store-problem.ts';
import { checkBackup, recordsIn, writeBackup } from './backup-file.ts';

const DAY = 24 * 60 * 60_000;

/** Which store; by default the one a server here would use. */
export type AdminPlace = Pick<ServeSettings, 'dataDir' | 'databaseUrl'>;

export interface PruneSettings {
  readonly finishedDays: number;
  readonly abandonedDays: number;
  readonly isRehearsal: boolean;
}

/** Takes everything out into a file, while the server goes on. */
export function backup(
  place: AdminPlace,
  file: string,
  { force }: { readonly force: boolean },
): Promise<{ tables: number }> {
  if (existsSync(file) && !force) {
    throw new StoreProblem(`${file} is there already. With --force it is replaced.`);
  }
  return withStore(place, async (store) => ({
    tables: await writeBackup(file, store.records(), {
      takenAt: Date.now(),
      keys: await store.serverKeys(),
    }),
  }));
}

/** Puts a backup in place of everything there is. */
export async function restore(
  place: AdminPlace,
  file: string,
  { force }: { readonly force: boolean },
): Promise<{ tables: number; takenAt: number }> {
  const { tables, takenAt, keys } = await checkBackup(file);
  return await withNewStore(place, async (store) => {
    const { waiting, running, finished } = await store.stats();
    const there = waiting + running + finished;
    if (there > 0 && !force) {
      const what = there === 1 ? 'one table' : `${there} tables`;
      throw new StoreProblem(
        `${nameOf(placeFrom(place))} has ${what}. With --force they are replaced by the ${tables} of the backup.`,
      );
    }
    await store.replaceAll(recordsIn(file), keys);
    return { tables, takenAt };
  });
}

export function stats(place: AdminPlace): Promise<StoreStats> {
  return withStore(place, (store) => store.stats());
}

/** Deletes, for good, tables that were over or abandoned so many days ago. */
export function prune(place: AdminPlace, settings: PruneSettings): Promise<Pruned> {
  const { finishedDays, abandonedDays, isRehearsal } = settings;
  const now = Date.now();
  return withStore(place, (store) =>
    store.prune({
      finishedBefore: now - finishedDays * DAY,
      abandonedBefore: now - abandonedDays * DAY,
      isRehearsal,
    }),
  );
}

async function withStore<T>(place: AdminPlace, task: (store: Store) => Promise<T>): Promise<T> {
  const found = placeFrom(place);
  if (!isThere(found)) {
    throw new StoreProblem(`${nameOf(found)} is not there. Say where it is: --data-dir FOLDER.`);
  }
  return await withNewStore(place, task);
}

async function withNewStore<T>(place: AdminPlace, task: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(placeFrom(place));
  try {
    return await task(store);
  } finally {
    await store.close();
  }
}
