import { setTimeout as sleep } from 'node:timers/promises';
import type { HostStore } from './host-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { SqlStore } from './sql-store.ts';

/** The database of a table. */
type Of = (code: string) => SqlStore;

export function shardedHosting(of: Of, stores: readonly SqlStore[]): HostStore {
  return {
    setListed: (code, listing) => of(code).hosting.setListed(code, listing),
    listedTables: async (since, most) =>
      (await fromReachable(stores, ({ hosting }) => hosting.listedTables(since, most)))
        .toSorted((a, b) => (b.listedAt ?? 0) - (a.listedAt ?? 0))
        .slice(0, most),
    setWatching: (code, change) => of(code).hosting.setWatching(code, change),
    changeSeat: (code, seat, change) => of(code).hosting.changeSeat(code, seat, change),
    changeHost: (code, change) => of(code).hosting.changeHost(code, change),
    close: (code, at) => of(code).hosting.close(code, at),
    createNext: async (code, table) => {
      const [here, there] = [of(code).hosting, of(table.code)];
      if (here === there.hosting) return await here.createNext(code, table);
      // No transaction spans two databases. A crash in between leaves a table that nobody knows.
      const before = await here.nextOf(code);
      if (before !== undefined) return before;
      if (!(await there.createTable(table))) return undefined;
      const next = await here.setNext(code, table.code);
      if (next !== table.code) await there.hosting.discard(table.code);
      return next;
    },
  };
}

export function shardedNotices(of: Of, stores: readonly SqlStore[], home: SqlStore): NoticeStore {
  const anywhere = async (attempt: (notices: NoticeStore) => Promise<boolean>) =>
    (await Promise.all(stores.map(({ notices }) => attempt(notices)))).includes(true);
  return {
    add: (notice) => of(notice.table).notices.add(notice),
    of: (code, seat, keyHash) => of(code).notices.of(code, seat, keyHash),
    // Only their ids are known, and they are rare.
    find: async (id) =>
      (await fromAll(stores, async ({ notices }) => [await notices.find(id)])).find(
        (found) => found !== undefined,
      ),
    confirm: (id) => anywhere((notices) => notices.confirm(id)),
    remove: (id) => anywhere((notices) => notices.remove(id)),
    clear: (code) => of(code).notices.clear(code),
    claim: (id, claim) => anywhere((notices) => notices.claim(id, claim)),
    serverKey: (name, make) => home.notices.serverKey(name, make),
  };
}

/** The results of all databases, in no particular order; throws if one fails. */
export async function fromAll<T>(
  stores: readonly SqlStore[],
  ask: (store: SqlStore) => Promise<readonly T[]>,
): Promise<T[]> {
  return (await Promise.all(stores.map(ask))).flat();
}

/**
 * The results of the databases that answer soon; throws if none does. Only the tables of the others
 * have to wait.
 */
export async function fromReachable<T>(
  stores: readonly SqlStore[],
  ask: (store: SqlStore) => Promise<readonly T[]>,
): Promise<T[]> {
  const outcomes = await Promise.allSettled(stores.map((store) => soon(ask(store))));
  const found = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  const [failed] = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (found.length === 0 && failed !== undefined) throw failed.reason;
  return found.flatMap(({ value }) => value);
}

/** Milliseconds after which a database that has not answered is left out. */
const SOON = 1_000;

/** The answer of a database; throws if it takes too long. */
export async function soon<T>(answer: Promise<T>, within = SOON): Promise<T> {
  const end = new AbortController();
  const { signal } = end;
  const late = sleep(within, undefined, { ref: false, signal }).then(() => {
    throw new Error('a database does not answer');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
