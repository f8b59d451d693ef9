import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccountStore } from './account-store.ts';
import type {
  Pruned,
  PruneCutoffs,
  ServerKeys,
  Store,
  StoreRecord,
  StoreStats,
} from './archive.ts';
import type { Database } from './database.ts';
import type {
  Change,
  DatabaseConnections,
  KeyChange,
  NewTable,
  ProgramChange,
  Seating,
  StandIn,
  StoredEntry,
  StoredSnapshot,
  StoredTable,
  TableStart,
} from './event-store.ts';
import { type SqlDialect, SqlCluster } from './sql-cluster.ts';
import { entryFromRow, tableFromRows } from './rows.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { type Appended, type Write, sizeOf } from './sql-append.ts';
import { prune, statsOf } from './sql-care.ts';
import { SqlDaily } from './sql-daily.ts';
import { SqlHosting, insertTable } from './sql-hosting.ts';
import { setProgram } from './sql-programs.ts';
import { SqlPads } from './sql-pads.ts';
import { SqlNotices } from './sql-notices.ts';
import { recordsOf, replaceAll, serverKeysOf } from './sql-records.ts';
import { changeKey, setStandIn, startTable, takeSeat } from './sql-seats.ts';
import { SqlTalk } from './sql-talk.ts';
import { SqlTiming } from './sql-timing.ts';

export interface SqlStoreOptions {
  /** How entries, snapshots and probes are written. */
  readonly writer: (write: Write) => Promise<Appended>;
  /** How this database differs from others. */
  readonly dialect: SqlDialect;
  readonly connections?: () => DatabaseConnections;
}

/** Rows for probes: enough that two servers rarely share one, and few to keep. */
const PROBE_SLOTS = 64;
/** Characters a probe writes at least: about as many pages as a move and its indexes take. */
const SMALLEST_PROBE = 16 * 1024;
const LARGEST_PROBE = 256 * 1024;

/** The store on any SQL database Kysely speaks to. */
export class SqlStore implements Store {
  readonly hosting: SqlHosting;
  readonly accounts: AccountStore;
  readonly talk: SqlTalk;
  readonly #database: Kysely<Database>;
  readonly #writer: SqlStoreOptions['writer'];
  readonly #health = new CommitHealth();
  /** Servers that share a database do not wait for each other's probes. */
  readonly #slot = randomInt(PROBE_SLOTS);
  readonly timing: SqlTiming;
  readonly cluster: SqlCluster;
  readonly notices: SqlNotices;
  readonly daily: SqlDaily;
  readonly pads: SqlPads;
  readonly #connections: (() => DatabaseConnections) | undefined;

  constructor(database: Kysely<Database>, options: SqlStoreOptions) {
    const { writer, dialect } = options;
    this.#connections = options.connections;
    this.hosting = new SqlHosting(database);
    this.#database = database;
    this.accounts = new SqlAccounts(database);
    this.talk = new SqlTalk(database);
    this.timing = new SqlTiming(database);
    this.cluster = new SqlCluster(database, dialect);
    this.notices = new SqlNotices(database);
    this.daily = new SqlDaily(database);
    this.pads = new SqlPads(database);
    this.#writer = writer;
  }

  async createTable(table: NewTable): Promise<boolean> {
    return await this.#database
      .transaction()
      .execute((transaction) => insertTable(transaction, table));
  }

  async loadTable(code: string): Promise<StoredTable | undefined> {
    const row = await this.#database
      .selectFrom('tables')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const seats = await this.#database
      .selectFrom('seats')
      .selectAll()
      .where('table_code', '=', code)
      .orderBy('seat')
      .execute();
    return tableFromRows(row, seats);
  }

  takeSeat(code: string, seat: number, seating: Seating): Promise<boolean> {
    return takeSeat(this.#database, { code, seat, ...seating });
  }

  changeKey(code: string, change: KeyChange): Promise<boolean> {
    return changeKey(this.#database, { code, ...change });
  }

  setStandIn(code: string, seat: number, standIn: StandIn): Promise<boolean> {
    return setStandIn(this.#database, { code, seat, ...standIn });
  }

  setProgram(code: string, seat: number, change: ProgramChange): Promise<boolean> {
    return setProgram(this.#database, { code, seat, ...change });
  }

  startTable(code: string, start: TableStart): Promise<boolean> {
    return startTable(this.#database, { code, ...start });
  }

  async loadEntries(code: string, after: number): Promise<StoredEntry[]> {
    const rows = await this.#database
      .selectFrom('entries')
      .selectAll()
      .where('table_code', '=', code)
      .where('version', '>', after)
      .orderBy('version')
      .execute();
    return rows.map(entryFromRow);
  }

  append(code: string, expectedVersion: number, change: Change): Promise<Appended> {
    return this.#write({ code, expectedVersion, change });
  }

  async saveSnapshot(code: string, snapshot: StoredSnapshot): Promise<void> {
    await this.#write({ code, snapshot });
  }

  async loadSnapshot(code: string): Promise<StoredSnapshot | undefined> {
    const row = await this.#database
      .selectFrom('snapshots')
      .select(['version', 'content'])
      .where('table_code', '=', code)
      .executeTakeFirst();
    return row === undefined ? undefined : { version: Number(row.version), content: row.content };
  }

  async tablesAwaitingBots(): Promise<string[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .select('code')
      .where('awaits_bot', '=', 1)
      .execute();
    return rows.map(({ code }) => code);
  }

  #write(write: Write): Promise<Appended> {
    return this.#health.watch(sizeOf(write), () => this.#writer(write));
  }

  get connections(): DatabaseConnections | undefined {
    return this.#connections?.();
  }

  get failedCommits(): number {
    return this.#health.failures;
  }

  async probe(): Promise<void> {
    const size = this.#health.probeSize;
    // Random, because data that is repeated or compressible might not reach the disk.
    const content = randomBytes(size / 2).toString('hex');
    await this.#write({ slot: this.#slot, content });
  }

  stats(): Promise<StoreStats> {
    return statsOf(this.#database);
  }

  prune(cutoffs: PruneCutoffs): Promise<Pruned> {
    return prune(this.#database, cutoffs);
  }

  records(): AsyncIterable<StoreRecord> {
    return recordsOf(this.#database);
  }

  replaceAll(records: AsyncIterable<StoreRecord>, keys: ServerKeys = {}): Promise<number> {
    return replaceAll(this.#database, records, keys);
  }

  serverKeys(): Promise<ServerKeys> {
    return serverKeysOf(this.#database);
  }

  async close(): Promise<void> {
    await this.#database.destroy();
  }
}

/**
 * Remembers which commits failed, and how large they were: on a disk that is nearly full small ones
 * may still succeed. The store is healthy again once a commit of that size succeeds.
 */
class CommitHealth {
  #failures = 0;
  #needed = SMALLEST_PROBE;

  /** The number of failed commits so far. */
  get failures(): number {
    return this.#failures;
  }

  /** How many characters a probe has to write. */
  get probeSize(): number {
    return this.#needed;
  }

  /** Runs a commit and records its outcome. */
  async watch<T>(size: number, commit: () => Promise<T>): Promise<T> {
    try {
      const outcome = await commit();
      if (size >= this.#needed) this.#needed = SMALLEST_PROBE;
      return outcome;
    } catch (error) {
      this.#failures++;
      this.#needed = Math.min(LARGEST_PROBE, Math.max(this.#needed, size));
      throw error;
    }
  }
}
