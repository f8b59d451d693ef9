import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { reloadOnce } from '../offline/stale-page.ts';
import { MemoryStore } from './memory-store.ts';
import type { MatchStore, SavedMatch } from './saved-match.ts';

interface RichtfestDb extends DBSchema {
  matches: { key: string; value: SavedMatch };
}

/** Keeps matches in IndexedDB. */
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
    // Strict: a closed lid or a dead battery must not take back a roll that was shown.
    const transaction = this.#db.transaction('matches', 'readwrite', { durability: 'strict' });
    const [kept, put] = [transaction.store.get(saved.id), transaction.store.put(saved)];
    // Asked and written in one go, and taken back if it was not as expected: it is waited for once.
    put.catch(() => undefined);
    const isExpected = (await kept)?.log.length === expectedLog;
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

/** This browser's store, opened once. A browser that forbids it keeps games while the page is open. */
export function browserStore(): Promise<MatchStore> {
  opened ??= open().catch((error: unknown) => {
    // Kept by a newer version: this page is an old one, and must not play on in memory alone.
    if (error instanceof DOMException && error.name === 'VersionError' && reloadOnce()) {
      return new Promise<MatchStore>(() => undefined);
    }
    return new MemoryStore();
  });
  return opened;
}

async function open(): Promise<MatchStore> {
  const db = await openDB<RichtfestDb>('richtfest', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('matches', { keyPath: 'id' }),
    // A page of a newer version wants to rebuild it: what is being written is written, then this
    // page becomes a newer one, too.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      reloadOnce();
    },
  });
  return new BrowserStore(db);
}

/** Asks the browser not to clear saved games when space runs low; it may decline. */
export async function askToKeep(): Promise<void> {
  // Absent outside secure contexts.
  const storage = navigator.storage as StorageManager | undefined;
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
