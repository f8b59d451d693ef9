import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type {
  Change,
  EventStore,
  NewTable,
  SeatedPerson,
  StoredEntry,
  StoredSnapshot,
  StoredTable,
  TableStart,
} from './event-store.ts';
import { entryFromRow, seatRow, tableFromRows, tableRow } from './rows.ts';

/** The store on any SQL database Kysely speaks to. */
export class SqlStore implements EventStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
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

  async takeSeat(code: string, seat: number, person: SeatedPerson): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('seats')
      .set({ name: person.name, key_hash: person.keyHash, nonce: person.nonce })
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('kind', '=', 'person')
      .where('key_hash', 'is', null)
      .where('table_code', 'in', (select) =>
        select.selectFrom('tables').select('code').where('started_at', 'is', null),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) === 1;
  }

  async startTable(code: string, start: TableStart): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
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
      if (Number(numUpdatedRows) === 0) return false;
      const seats = start.seats.map((seat, at) => seatRow(code, at, seat));
      await transaction.deleteFrom('seats').where('table_code', '=', code).execute();
      await transaction.insertInto('seats').values(seats).execute();
      return true;
    });
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

  async append(
    code: string,
    expectedVersion: number,
    change: Change,
  ): Promise<'appended' | 'conflict'> {
    return await this.#database.transaction().execute(async (transaction) => {
      const version = expectedVersion + 1;
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ version, ...outlookColumns(change) })
        .where('code', '=', code)
        .where('version', '=', expectedVersion)
        .where('started_at', 'is not', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return 'conflict';
      const { at, entry, moveId = null } = change;
      const row = { table_code: code, version, at, entry: JSON.stringify(entry), move_id: moveId };
      await transaction.insertInto('entries').values(row).execute();
      return 'appended';
    });
  }

  async saveSnapshot(code: string, snapshot: StoredSnapshot): Promise<void> {
    const { version, content } = snapshot;
    await this.#database
      .insertInto('snapshots')
      .values({ table_code: code, version, content })
      .onConflict((conflict) => conflict.column('table_code').doUpdateSet({ version, content }))
      .execute();
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

  async close(): Promise<void> {
    await this.#database.destroy();
  }
}

function outlookColumns(change: Change | TableStart) {
  return {
    awaits_bot: change.awaitsBot ? 1 : 0,
    finished_at: change.isFinished ? change.at : null,
  };
}
