import type { AccountStore } from './account-store.ts';
import type {
  Pruned,
  PruneCutoffs,
  ServerKeys,
  Store,
  StoreRecord,
  StoreStats,
} from './archive.ts';
import type { ClusterStore } from './cluster-store.ts';
import type { DailyStore } from './daily-store.ts';
import type { DatabaseConnections, EventStore } from './event-store.ts';
import type { HostStore } from './host-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PadStore } from './pad-store.ts';
import { shardedCluster } from './sharded-cluster.ts';
import { fromAll, fromReachable, shardedHosting, shardedNotices } from './sharded-parts.ts';
import { distributeRecords, mergeRecords } from './sharded-records.ts';
import { type Shard, rangeText, shardOf } from './shards.ts';
import type { SqlStore } from './sql-store.ts';
import type { TalkStore } from './talk-store.ts';
import type { TimingStore } from './timing-store.ts';

/** The name under which a database remembers its range of hashes. */
export const RANGE_KEY = 'range';
/** The range of the database that has no tables. */
export const NO_TABLES = 'none';

export interface OpenShard extends Pick<Shard, 'first' | 'last'> {
  readonly store: SqlStore;
}

/** What a table's own database does. */
type OfOneTable = Pick<
  EventStore,
  | 'loadTable'
  | 'takeSeat'
  | 'changeKey'
  | 'setStandIn'
  | 'setProgram'
  | 'startTable'
  | 'loadEntries'
  | 'append'
  | 'saveSnapshot'
  | 'loadSnapshot'
>;

/**
 * A store on several databases: each table with everything about it is in one of them, by the hash
 * of its code. Accounts, daily houses, shared score pads, keys of the servers and the list of servers
 * are in the first; every database also has the leases of all servers, because ownership is decided where the table is.
 */
export class ShardedStore implements Store {
  readonly #home: SqlStore;
  readonly #shards: readonly OpenShard[];
  readonly accounts: AccountStore;
  readonly hosting: HostStore;
  readonly talk: TalkStore;
  readonly timing: TimingStore;
  readonly cluster: ClusterStore;
  readonly notices: NoticeStore;
  readonly daily: DailyStore;
  readonly pads: PadStore;
  readonly loadTable: OfOneTable['loadTable'] = (code) => this.#of(code).loadTable(code);
  readonly takeSeat: OfOneTable['takeSeat'] = (code, ...more) =>
    this.#of(code).takeSeat(code, ...more);
  readonly changeKey: OfOneTable['changeKey'] = (code, change) =>
    this.#of(code).changeKey(code, change);
  readonly setStandIn: OfOneTable['setStandIn'] = (code, ...more) =>
    this.#of(code).setStandIn(code, ...more);
  readonly setProgram: OfOneTable['setProgram'] = (code, ...more) =>
    this.#of(code).setProgram(code, ...more);
  readonly startTable: OfOneTable['startTable'] = (code, start) =>
    this.#of(code).startTable(code, start);
  readonly loadEntries: OfOneTable['loadEntries'] = (code, after) =>
    this.#of(code).loadEntries(code, after);
  readonly append: OfOneTable['append'] = (code, ...more) => this.#of(code).append(code, ...more);
  readonly saveSnapshot: OfOneTable['saveSnapshot'] = (code, snapshot) =>
    this.#of(code).saveSnapshot(code, snapshot);
  readonly loadSnapshot: OfOneTable['loadSnapshot'] = (code) => this.#of(code).loadSnapshot(code);
  readonly createTable: EventStore['createTable'] = (table) =>
    this.#of(table.code).createTable(table);

  constructor(home: SqlStore, shards: readonly OpenShard[]) {
    this.#home = home;
    this.#shards = shards;
    const of = (code: string) => this.#of(code);
    const stores = shards.map(({ store }) => store);
    this.accounts = home.accounts;
    this.daily = home.daily;
    this.pads = home.pads;
    this.hosting = shardedHosting(of, stores);
    this.talk = {
      addLine: (code, line) => of(code).talk.addLine(code, line),
      loadLines: (code, after) => of(code).talk.loadLines(code, after),
      setTalk: (code, change) => of(code).talk.setTalk(code, change),
      setTakeBack: (code, change) => of(code).talk.setTakeBack(code, change),
    };
    this.timing = {
      set: (code, change) => of(code).timing.set(code, change),
      due: async (at, most, owner) =>
        (await fromReachable(stores, ({ timing }) => timing.dueTables(at, most, owner)))
          .toSorted((a, b) => a.dueAt - b.dueAt)
          .slice(0, most)
          .map(({ code }) => code),
      postpone: (code, until) => of(code).timing.postpone(code, until),
    };
    this.cluster = shardedCluster(of, stores, home);
    this.notices = shardedNotices(of, stores, home);
  }

  async tablesAwaitingBots(): Promise<string[]> {
    return await fromAll(this.#stores, (store) => store.tablesAwaitingBots());
  }

  async probe(): Promise<void> {
    await Promise.all(this.#all.map((store) => store.probe()));
  }

  get failedCommits(): number {
    return this.#all.reduce((sum, { failedCommits }) => sum + failedCommits, 0);
  }

  get connections(): DatabaseConnections | undefined {
    const all = this.#all.flatMap(({ connections }) => connections ?? []);
    const sum = (count: (each: DatabaseConnections) => number) =>
      all.reduce((total, each) => total + count(each), 0);
    return {
      active: sum(({ active }) => active),
      idle: sum(({ idle }) => idle),
      waiting: sum(({ waiting }) => waiting),
    };
  }

  async stats(): Promise<StoreStats> {
    const [home, ...shards] = await Promise.all([
      this.#home.stats(),
      ...this.#stores.map((store) => store.stats()),
    ]);
    return shards.reduce(sumOfStats, home);
  }

  async prune(cutoffs: PruneCutoffs): Promise<Pruned> {
    const all = await Promise.all(this.#all.map((store) => store.prune(cutoffs)));
    return all.reduce((sum, each) => ({
      finished: sum.finished + each.finished,
      abandoned: sum.abandoned + each.abandoned,
      accounts: sum.accounts + each.accounts,
      daily: sum.daily + each.daily,
    }));
  }

  /** Each database as it was at one moment, shortly after each other. Tables by code, then accounts. */
  records(): AsyncGenerator<StoreRecord> {
    return mergeRecords(this.#all);
  }

  /** Each database commits for itself, but only once all have accepted all records. */
  replaceAll(records: AsyncIterable<StoreRecord>, keys: ServerKeys = {}): Promise<number> {
    return distributeRecords(records, {
      stores: this.#all.map((store) => ({ store, keys: this.#keysOf(store, keys) })),
      storeOf: (record) => ('table' in record ? this.#of(record.table.code) : this.#home),
    });
  }

  async serverKeys(): Promise<ServerKeys> {
    const { [RANGE_KEY]: _, ...keys } = await this.#home.serverKeys();
    return keys;
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((store) => store.close()));
  }

  get #stores(): readonly SqlStore[] {
    return this.#shards.map(({ store }) => store);
  }

  get #all(): readonly SqlStore[] {
    return [this.#home, ...this.#stores];
  }

  #of(code: string): SqlStore {
    const shard = shardOf(this.#shards, code);
    if (shard === undefined) throw new Error('a hash without a database');
    return shard.store;
  }

  #keysOf(store: SqlStore, keys: ServerKeys): ServerKeys {
    const shard = this.#shards.find((each) => each.store === store);
    return shard === undefined
      ? { ...keys, [RANGE_KEY]: NO_TABLES }
      : { [RANGE_KEY]: rangeText(shard) };
  }
}

function sumOfStats(sum: StoreStats, each: StoreStats): StoreStats {
  const games = { ...sum.games };
  for (const [game, count] of Object.entries(each.games)) games[game] = (games[game] ?? 0) + count;
  const touchedAt = Math.max(sum.touchedAt ?? 0, each.touchedAt ?? 0);
  return {
    schema: Math.min(sum.schema, each.schema),
    waiting: sum.waiting + each.waiting,
    running: sum.running + each.running,
    finished: sum.finished + each.finished,
    closed: sum.closed + each.closed,
    entries: sum.entries + each.entries,
    accounts: sum.accounts + each.accounts,
    games,
    ...(touchedAt === 0 ? {} : { touchedAt }),
  };
}
