import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { NewTable, StoredTable } from './event-store.ts';
import type { HostChange, HostStore, Listing, SeatChange, Watching } from './host-store.ts';
import { Rollback } from './rollback.ts';
import { seatRow, tableFromRows, tableRow } from './rows.ts';
import { touchTable } from './sql-touch.ts';

/** Host actions on any SQL database. A change of seats locks the table's row first. */
export class SqlHosting implements HostStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async setListed(code: string, { at, isListed }: Listing): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await touchTable(transaction, { code, at })
        .set({ listed_at: isListed ? at : null })
        .where('started_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async listedTables(since: number, most: number): Promise<StoredTable[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .selectAll()
      .where('listed_at', '>=', since)
      .where('started_at', 'is', null)
      .orderBy('listed_at', 'desc')
      .orderBy('code')
      .limit(most)
      .execute();
    if (rows.length === 0) return [];
    const codes = rows.map(({ code }) => code);
    const seats = await this.#database
      .selectFrom('seats')
      .selectAll()
      .where('table_code', 'in', codes)
      .orderBy('seat')
      .execute();
    return rows.map((row) =>
      tableFromRows(
        row,
        seats.filter(({ table_code: code }) => code === row.code),
      ),
    );
  }

  async setWatching(code: string, { at, forbidsWatchers }: Watching): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await touchTable(transaction, { code, at })
        .set({ forbids_watchers: forbidsWatchers ? 1 : 0 })
        .execute();
    });
  }

  async changeSeat(code: string, seat: number, change: SeatChange): Promise<boolean> {
    const { at, from, to, running } = change;
    const attempt = this.#database.transaction().execute(async (transaction) => {
      const table = await touchTable(transaction, { code, at })
        .set({ awaits_bot: running?.awaitsBot === true ? 1 : 0 })
        .where('started_at', running === undefined ? 'is' : 'is not', null)
        .where('finished_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      const { numUpdatedRows } = await transaction
        .updateTable('seats')
        .set(seatRow(code, seat, to))
        .where('table_code', '=', code)
        .where('seat', '=', seat)
        .where('key_hash', from === undefined ? 'is' : '=', from ?? null)
        .executeTakeFirstOrThrow();
      if (Number(table.numUpdatedRows) * Number(numUpdatedRows) === 0) throw new Rollback();
      return true;
    });
    return await attempt.catch(Rollback.isFalse);
  }

  async changeHost(code: string, { at, from, to }: HostChange): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await touchTable(transaction, { code, at })
        .set({ host_key_hash: to })
        .where('host_key_hash', '=', from)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async close(code: string, at: number): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await touchTable(transaction, { code, at })
        .set({ closed_at: at, awaits_bot: 0, listed_at: null })
        .where('finished_at', 'is', null)
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async createNext(code: string, table: NewTable): Promise<string | undefined> {
    const attempt = this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ next_table: table.code })
        .where('code', '=', code)
        .where('next_table', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return await nextOf(transaction, code);
      if (!(await insertTable(transaction, table))) throw new Rollback();
      return table.code;
    });
    const made = await attempt.catch(Rollback.isFalse);
    return made === false ? undefined : made;
  }

  /** The table after another; throws if there is no such other. */
  nextOf(code: string): Promise<string | undefined> {
    return nextOf(this.#database, code);
  }

  /** Names the table after another, unless there is one; returns the one that counts. */
  async setNext(code: string, next: string): Promise<string | undefined> {
    await this.#database
      .updateTable('tables')
      .set({ next_table: next })
      .where('code', '=', code)
      .where('next_table', 'is', null)
      .execute();
    return await this.nextOf(code);
  }

  /** Deletes a new table that nobody knows. */
  async discard(code: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('seats').where('table_code', '=', code).execute();
      await transaction.deleteFrom('tables').where('code', '=', code).execute();
    });
  }
}

async function nextOf(database: Kysely<Database>, code: string): Promise<string | undefined> {
  const { next_table: next } = await database
    .selectFrom('tables')
    .select('next_table')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/** Returns false and changes nothing if the code is in use. */
export async function insertTable(
  transaction: Kysely<Database>,
  table: NewTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('tables')
    .values(tableRow(table))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) return false;
  const seats = table.seats.map((seat, at) => seatRow(table.code, at, seat));
  await transaction.insertInto('seats').values(seats).execute();
  return true;
}
