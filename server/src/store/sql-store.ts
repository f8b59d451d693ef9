import type { Kysely } from 'kysely';
import type { Archive, Pruned, PruneWish, ServerKeys, StoreStats, TableRecord } from './archive.ts';
import type { Database } from './database.ts';
import type {
  Change,
  EventStore,
  KeyChange,
  NewTable,
  Seating,
  StandIn,
  StoredEntry,
  StoredSnapshot,
  StoredTable,
  TableStart,
} from './event-store.ts';
import { GroupCommit } from './group-commit.ts';
import { entryFromRow, seatRow, tableFromRows, tableRow, timingColumns } from './rows.ts';
import { type Append, type Appended, appender } from './sql-append.ts';
import { prune, statsOf } from './sql-care.ts';
import { SqlNotices, rekeyNotices } from './sql-notices.ts';
import { recordsOf, replaceAll, serverKeysOf } from './sql-records.ts';
import { SqlTiming } from './sql-timing.ts';

export interface SqlStoreSettings {
  /** One waits for the disk at a time, or many, whom the database itself lets share a wait. */
  readonly writers: 'one' | 'many';
}

/** The store on any SQL database Kysely speaks to. */
export class SqlStore implements EventStore, Archive {
  readonly #database: Kysely<Database>;
  readonly #append: (wish: Append) => Promise<Appended>;
  readonly timing: SqlTiming;
  readonly notices: SqlNotices;

  constructor(database: Kysely<Database>, { writers }: SqlStoreSettings) {
    this.#database = database;
    this.timing = new SqlTiming(database);
    this.notices = new SqlNotices(database);
    const append = appender(database);
    if (writers === 'one') {
      const group = new GroupCommit(append);
      this.#append = (wish) => group.add(wish);
    } else {
      this.#append = async (wish) => (await append([wish]))[0] ?? 'conflict';
    }
  }

  async createTable(table: NewTable): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('tables')
        .values(tableRow(table))
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0) return false;
      const seats = table.seats.map((seat, at) => seatRow(table.code, at, seat));
      await transaction.insertInto('seats').values(seats).execute();
      return true;
    });
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

  async takeSeat(code: string, seat: number, { at, person }: Seating): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      // Whoever starts the table waits for this row, or this waits for whoever starts it.
      const table = await transaction
        .updateTable('tables')
        .set({ touched_at: at })
        .where('code', '=', code)
        .where('started_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(table.numUpdatedRows) === 0) return false;
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ name: person.name, key_hash: person.keyHash, nonce: person.nonce })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('kind', '=', 'person')
        .where('key_hash', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
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
      await rekeyNotices(transaction, from, to);
      return Number(numUpdatedRows) === 1;
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
        .executeTakeFirstOrThrow();
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set({ stand_in: bot })
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('key_hash', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(table.numUpdatedRows) * Number(numUpdatedRows) === 0) throw new NotNow();
      return true;
    });
    return await attempt.catch(NotNow.isFalse);
  }

  async startTable(code: string, start: TableStart): Promise<boolean> {
    const seats = start.seats.map((seat, at) => seatRow(code, at, seat));
    const attempt = this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({
          header: JSON.stringify(start.header),
          started_at: start.at,
          ...outlookColumns(start),
        })
        .where('code', '=', code)
        .where('started_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) throw new NotNow();
      const taken = await transaction
        .deleteFrom('seats')
        .where('table_code', '=', code)
        .returning(['seat', 'key_hash'])
        .execute();
      const isKept = (row: { seat: number; key_hash: string | null }) =>
        row.key_hash === null || seats[Number(row.seat)]?.key_hash === row.key_hash;
      if (!taken.every(isKept)) throw new NotNow();
      await transaction.insertInto('seats').values(seats).execute();
      return true;
    });
    return await attempt.catch(NotNow.isFalse);
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
    return this.#append({ code, expectedVersion, change });
  }

  async saveSnapshot(code: string, snapshot: StoredSnapshot): Promise<void> {
    const { version, content } = snapshot;
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('snapshots')
        .values({ table_code: code, version, content })
        .onConflict((conflict) => conflict.column('table_code').doUpdateSet({ version, content }))
        .execute();
    });
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

  async ping(): Promise<void> {
    await this.#database.selectFrom('schema_versions').select('version').limit(1).execute();
  }

  stats(): Promise<StoreStats> {
    return statsOf(this.#database);
  }

  prune(wish: PruneWish): Promise<Pruned> {
    return prune(this.#database, wish);
  }

  records(): AsyncIterable<TableRecord> {
    return recordsOf(this.#database);
  }

  replaceAll(records: AsyncIterable<TableRecord>, keys: ServerKeys = {}): Promise<number> {
    return replaceAll(this.#database, records, keys);
  }

  serverKeys(): Promise<ServerKeys> {
    return serverKeysOf(this.#database);
  }

  async close(): Promise<void> {
    await this.#database.destroy();
  }
}

/** Takes back what a transaction has done so far. */
class NotNow extends Error {
  static isFalse(this: void, error: unknown): false {
    if (error instanceof NotNow) return false;
    throw error;
  }
}

function outlookColumns(change: TableStart) {
  return {
    awaits_bot: change.awaitsBot ? 1 : 0,
    finished_at: change.isFinished ? change.at : null,
    touched_at: change.at,
    ...timingColumns(change.timing),
  };
}
