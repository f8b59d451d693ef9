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
import type { Database, SeatRow } from './database.ts';
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
import { CommitHealth } from './commit-health.ts';
import { type SqlDialect, SqlCluster } from './sql-cluster.ts';
import { Rollback } from './rollback.ts';
import { entryFromRow, seatRow, tableFromRows, timingColumns } from './rows.ts';
import { takeColour } from './sql-colour.ts';
import { SqlAccounts } from './sql-accounts.ts';
import { type Appended, type Write, sizeOf } from './sql-append.ts';
import { prune, statsOf } from './sql-care.ts';
import { SqlDaily } from './sql-daily.ts';
import { SqlHosting, insertTable } from './sql-hosting.ts';
import { setProgram } from './sql-programs.ts';
import { SqlPads } from './sql-pads.ts';
import { SqlNotices, rekeyNotices } from './sql-notices.ts';
import { recordsOf, replaceAll, serverKeysOf } from './sql-records.ts';
import { SqlTalk } from './sql-talk.ts';
import { SqlTiming } from './sql-timing.ts';
import { isSameDigest } from '../same-digest.ts';

export interface SqlStoreOptions {
  /** How entries, snapshots and probes are written. */
  readonly writer: (write: Write) => Promise<Appended>;
  /** How this database differs from others. */
  readonly dialect: SqlDialect;
  readonly connections?: () => DatabaseConnections;
}

/** Rows for probes: enough that two servers rarely share one, and few to keep. */
const PROBE_SLOTS = 64;

/** The store on any SQL database Kysely speaks to. */
export class SqlStore implements Store {
  readonly hosting: SqlHosting;
  readonly accounts: AccountStore;
  readonly talk: SqlTalk;
  readonly #database: Kysely<Database>;
  readonly #write: (write: Write) => Promise<Appended>;
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
    this.#write = (write) => this.#health.watch(sizeOf(write), () => writer(write));
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

  async takeSeat(code: string, seat: number, seating: Seating): Promise<boolean> {
    const { at, person, colour } = seating;
    return await this.#database.transaction().execute(async (transaction) => {
      // Starting the table waits for this row, or this waits for the start.
      const table = await transaction
        .updateTable('tables')
        .set({ touched_at: at })
        .where('code', '=', code)
        .where('started_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(table.numUpdatedRows) === 0) return false;
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({
          name: person.name,
          key_hash: person.keyHash,
          nonce: person.nonce,
          is_preparing: person.isPreparing === true ? 1 : 0,
          face: person.face ?? null,
        })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('kind', '=', 'person')
        .where('key_hash', 'is', null)
        .executeTakeFirstOrThrow();
      const isTaken = Number(numUpdatedRows) === 1;
      if (isTaken && colour !== undefined) await takeColour(transaction, { code, seat, colour });
      return isTaken;
    });
  }

  async changeKey(code: string, { at, from, to }: KeyChange): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      // First the table's row, as everybody who changes seats does: nobody waits in a circle.
      await transaction
        .updateTable('tables')
        .set({ touched_at: at })
        .where('code', '=', code)
        .execute();
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ key_hash: to })
        .where('table_code', '=', code)
        .where('key_hash', '=', from)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return false;
      // A host who moves takes the host's rights along.
      await transaction
        .updateTable('tables')
        .set({ host_key_hash: to })
        .where('code', '=', code)
        .where('host_key_hash', '=', from)
        .execute();
      await rekeyNotices(transaction, from, to);
      return true;
    });
  }

  async setStandIn(code: string, seat: number, standIn: StandIn): Promise<boolean> {
    const { at, bot = null, awaitsBot } = standIn;
    const attempt = this.#database.transaction().execute(async (transaction) => {
      const table = await transaction
        .updateTable('tables')
        .set({ touched_at: at, awaits_bot: awaitsBot ? 1 : 0 })
        .where('code', '=', code)
        .where('started_at', 'is not', null)
        .where('finished_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ stand_in: bot })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('key_hash', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(table.numUpdatedRows) * Number(numUpdatedRows) === 0) throw new Rollback();
      return true;
    });
    return await attempt.catch(Rollback.isFalse);
  }

  setProgram(code: string, seat: number, change: ProgramChange): Promise<boolean> {
    return setProgram(this.#database, { code, seat, ...change });
  }

  async startTable(code: string, start: TableStart): Promise<boolean> {
    const seats = start.seats.map((seat, at) => seatRow(code, at, seat));
    const attempt = this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({
          header: JSON.stringify(start.header),
          started_at: start.at,
          ...statusColumns(start),
        })
        .where('code', '=', code)
        .where('started_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) throw new Rollback();
      const taken = await transaction
        .deleteFrom('seats')
        .where('table_code', '=', code)
        .returning(['seat', 'key_hash', 'token_hash'])
        .execute();
      const isKept = (row: Pick<SeatRow, 'seat' | 'key_hash' | 'token_hash'>) => {
        const current = seats[Number(row.seat)];
        const isSame = row.key_hash === null || isSameDigest(current?.key_hash ?? '', row.key_hash);
        return isSame && isSameDigest(current?.token_hash ?? '', row.token_hash ?? '');
      };
      if (!taken.every(isKept)) throw new Rollback();
      await transaction.insertInto('seats').values(seats).execute();
      return true;
    });
    return await attempt.catch(Rollback.isFalse);
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

  get connections(): DatabaseConnections | undefined {
    return this.#connections?.();
  }

  get failedCommits(): number {
    return this.#health.failures;
  }

  async probe(): Promise<void> {
    const size = this.#health.probeSize;
    // Random: what is the same as before, or can be compressed, would not reach the disk.
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

function statusColumns(change: TableStart) {
  return {
    awaits_bot: change.awaitsBot ? 1 : 0,
    finished_at: change.isFinished ? change.at : null,
    touched_at: change.at,
    ...timingColumns(change.timing),
  };
}
