import type { ClusterStore, ServerRecord, WorkClaim } from './cluster-store.ts';
import { soon } from './sharded-parts.ts';
import type { SqlStore } from './sql-store.ts';

/** The list of servers is in the first database, the owner of a table where the table is. */
export function shardedCluster(
  of: (code: string) => SqlStore,
  stores: readonly SqlStore[],
  home: SqlStore,
): ClusterStore {
  const inAll = [home, ...stores].map(({ cluster }) => cluster);
  const shards = stores.map(({ cluster }) => new ShardLease(cluster));
  return {
    // If only the database of some tables does not answer, the lease ends for those tables.
    renew: async (server, lease) => {
      const renewals = shards.map((shard) => shard.renew(server, lease));
      const { time } = await home.cluster.renew(server, lease);
      await Promise.all(renewals);
      return { time, hasLapsed: shards.map((shard) => shard.takeLapse()).includes(true) };
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
      const most = Math.ceil(claim.most / shards.length);
      const work = await Promise.all(shards.map((shard) => shard.claimWork({ ...claim, most })));
      return work.flat();
    },
  };
}

/** Milliseconds for which a renewal waits for databases of tables: a small part of a lease. */
const RENEWED_WITHIN = 200;

/** The lease of this server in a database of tables, and the work it claims there. */
class ShardLease {
  readonly #cluster: ClusterStore;
  #renewing: Promise<void> | undefined;
  #renewedAt: number | undefined;
  #hasLapsed = false;
  #claiming: Promise<readonly string[]> | undefined;

  constructor(cluster: ClusterStore) {
    this.#cluster = cluster;
  }

  /** Resolves when the lease is renewed, or soon; the next renewal follows when this one is done. */
  async renew(server: ServerRecord, lease: number): Promise<void> {
    const isFirst = this.#renewedAt === undefined;
    this.#renewing ??= this.#renew(server, lease)
      .catch(() => undefined)
      .finally(() => (this.#renewing = undefined));
    // A server that is not known yet can own nothing.
    if (isFirst) await this.#renewing;
    else await soon(this.#renewing, RENEWED_WITHIN).catch(() => undefined);
  }

  /** Whether the lease may have expired since it was last asked. */
  takeLapse(): boolean {
    const hasLapsed = this.#hasLapsed;
    this.#hasLapsed = false;
    return hasLapsed;
  }

  /**
   * Tables from a claim that was answered late belong to this server, too: the next claim returns
   * them.
   */
  async claimWork(claim: WorkClaim): Promise<readonly string[]> {
    this.#claiming ??= this.#cluster.claimWork(claim).catch(() => []);
    const claiming = this.#claiming;
    const claimed = await soon(claiming).catch(() => undefined);
    if (claimed !== undefined) this.#claiming = undefined;
    return claimed ?? [];
  }

  async #renew(server: ServerRecord, lease: number): Promise<void> {
    const startedAt = performance.now();
    await this.#cluster.renew(server, lease);
    const before = this.#renewedAt;
    this.#renewedAt = startedAt;
    if (before !== undefined && performance.now() - before > lease) this.#hasLapsed = true;
  }
}
