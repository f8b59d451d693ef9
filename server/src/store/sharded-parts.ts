import type { ClusterStore } from './cluster-store.ts';
import type { HostStore } from './host-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { SqlStore } from './sql-store.ts';

/** The database of a table. */
type Of = (code: string) => SqlStore;

export function shardedHosting(of: Of, stores: readonly SqlStore[]): HostStore {
  return {
    setListed: (code, listing) => of(code).hosting.setListed(code, listing),
    listedTables: async (since, most) =>
      (await fromAll(stores, ({ hosting }) => hosting.listedTables(since, most)))
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

export function shardedCluster(of: Of, stores: readonly SqlStore[], home: SqlStore): ClusterStore {
  const inAll = [home, ...stores].map(({ cluster }) => cluster);
  return {
    renew: async (server, lease) => {
      const [renewed] = await Promise.allSettled(
        inAll.map((cluster) => cluster.renew(server, lease)),
      );
      // Where only the database of some tables does not answer, the lease ends for those tables.
      if (renewed?.status !== 'fulfilled') throw renewed?.reason;
      return renewed.value;
    },
    leave: async (id) => void (await Promise.all(inAll.map((cluster) => cluster.leave(id)))),
    servers: () => home.cluster.servers(),
    countTables: async (server) => {
      const counts = await Promise.all(stores.map(({ cluster }) => cluster.countTables(server)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    ownership: (code) => of(code).cluster.ownership(code),
    claim: (code, claim) => of(code).cluster.claim(code, claim),
    handOver: (code, change) => of(code).cluster.handOver(code, change),
    release: async (server) =>
      void (await Promise.all(stores.map(({ cluster }) => cluster.release(server)))),
    claimWork: async (claim) => {
      const claimed: string[] = [];
      for (const { cluster } of stores) {
        const most = claim.most - claimed.length;
        if (most > 0) claimed.push(...(await cluster.claimWork({ ...claim, most })));
      }
      return claimed;
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

/** What all databases find, in no particular order. */
export async function fromAll<T>(
  stores: readonly SqlStore[],
  ask: (store: SqlStore) => Promise<readonly T[]>,
): Promise<T[]> {
  return (await Promise.all(stores.map(ask))).flat();
}
