import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { reloadOnce } from '../offline/stale-page.ts';
import { reportNewerStorage } from './device-storage.ts';

/** The version of each database in IndexedDB. */
export const DATABASES = {
  richtfest: 1,
  'richtfest-pads': 1,
  'richtfest-reviews': 1,
} as const;

/**
 * Opens a database of this browser. If a newer version of the site has upgraded it, the page is
 * reloaded or says so; the promise then never settles, because the page must not go on without it.
 */
export async function openDatabase<Schema extends DBSchema>(
  name: keyof typeof DATABASES,
  create: (db: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(name, DATABASES[name], {
      upgrade: create,
      // A newer version of the site wants to upgrade the database: let it.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        leave();
      },
    });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error;
    leave();
    return new Promise(() => undefined);
  }
}

/** Moves are saved before they are shown, so nothing is lost. */
function leave(): void {
  if (!reloadOnce()) reportNewerStorage();
}
