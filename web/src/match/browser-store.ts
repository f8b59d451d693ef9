import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '../storage/open-database.ts';
import { MemoryStore } from './memory-store.ts';
import type { MatchStore, SavedMatch } from './saved-match.ts';

interface RichtfestDb extends DBSchema {
  matches: { key: string; value: SavedMatch };
}

/** Stores matches in IndexedDB. */
class BrowserStore implements MatchStore {
  readonly #db: IDBPDatabase<RichtfestDb>;

  constructor(db: IDBPDatabase<RichtfestDb>) {
    this.#db = db;
  }

  async list(): Promise<readonly SavedMatch[]> {
    const all = await this.#db.getAll('matches');
    return all.sort((a, b) => b.changedAt - a.changedAt);
  }

  read(id: string): Promise<SavedMatch | undefined> {
    return this.#db.get('matches', id);
  }

  async write(saved: SavedMatch, expectedLog: number | undefined): Promise<boolean> {
    // Strict: a power failure must not undo a roll that was shown.
    const transaction = this.#db.transaction('matches', 'readwrite', { durability: 'strict' });
    const [stored, put] = [transaction.store.get(saved.id), transaction.store.put(saved)];
    // Read and write in one round trip; abort if the stored log is not as expected.
    put.catch(() => undefined);
    const isExpected = (await stored)?.log.length === expectedLog;
    if (!isExpected) transaction.abort();
    await transaction.done.catch((error: unknown) => {
      if (isExpected) throw error;
    });
    return isExpected;
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete('matches', id);
  }
}

let opened: Promise<MatchStore> | undefined;

/** This browser's store, opened once; falls back to memory if the browser forbids storage. */
export function browserStore(): Promise<MatchStore> {
  opened ??= open().catch(() => new MemoryStore());
  return opened;
}

async function open(): Promise<MatchStore> {
  const db = await openDatabase<RichtfestDb>('richtfest', (fresh) => {
    fresh.createObjectStore('matches', { keyPath: 'id' });
  });
  return new BrowserStore(db);
}

/** Asks the browser not to clear saved games when space runs low; it may decline. */
export async function requestPersistence(): Promise<void> {
  // Absent outside secure contexts.
  const storage = navigator.storage as StorageManager | undefined;
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
