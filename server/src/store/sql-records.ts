import type { Kysely, Transaction } from 'kysely';
import type { ServerKeys, StoreRecord, TableRecord } from './archive.ts';
import { type Database, TABLE_PARTS, type TableRow } from './database.ts';
import { ACCOUNT_TABLES, accountRecordsOf, insertAccount } from './sql-account-records.ts';
import { DAILY_TABLES, dailyRecordsOf, insertDaily } from './sql-daily-records.ts';
import { insertLines, linesOf } from './sql-talk.ts';
import { entryFromRow, entryRow, seatRow, tableFromRows, tableRow, timingColumns } from './rows.ts';
import { noticeFromRow, noticeRow } from './sql-notices.ts';

/** Tables that are read at once, and rows that are written at once: a statement's length is limited. */
const PAGE = 50;
const ROWS = 200;

/** Every table, by its code, every account and every daily result, as everything was at one moment. */
export async function* recordsOf(database: Kysely<Database>): AsyncGenerator<StoreRecord> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (let last = ''; ;) {
      const rows = await pageAfter(transaction, last);
      for (const row of rows) yield await recordOf(transaction, row);
      if (rows.length < PAGE) break;
      last = rows.at(-1)?.code ?? last;
    }
    yield* accountRecordsOf(transaction);
    yield* dailyRecordsOf(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

async function pageAfter(database: Kysely<Database>, code: string): Promise<TableRow[]> {
  return await database
    .selectFrom('tables')
    .selectAll()
    .where('code', '>', code)
    .orderBy('code')
    .limit(PAGE)
    .execute();
}

async function recordOf(database: Kysely<Database>, row: TableRow): Promise<TableRecord> {
  const seats = await database
    .selectFrom('seats')
    .selectAll()
    .where('table_code', '=', row.code)
    .orderBy('seat')
    .execute();
  const entries = await database
    .selectFrom('entries')
    .selectAll()
    .where('table_code', '=', row.code)
    .orderBy('version')
    .execute();
  const lines = await linesOf(database, row.code, 0);
  const notices = await database
    .selectFrom('notices')
    .selectAll()
    .where('table_code', '=', row.code)
    .orderBy('id')
    .execute();
  return {
    table: tableFromRows(row, seats),
    awaitsBot: Number(row.awaits_bot) === 1,
    entries: entries.map(entryFromRow),
    ...(lines.length === 0 ? {} : { lines }),
    ...(notices.length === 0 ? {} : { notices: notices.map(noticeFromRow) }),
  };
}

export async function serverKeysOf(database: Kysely<Database>): Promise<ServerKeys> {
  const rows = await database.selectFrom('server_keys').selectAll().orderBy('name').execute();
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/** Referencing tables before the tables they refer to. */
const EVERYTHING = [
  ...TABLE_PARTS,
  'tables',
  ...ACCOUNT_TABLES,
  ...DAILY_TABLES,
  'pads',
  'server_keys',
] as const;

export async function replaceAll(
  database: Kysely<Database>,
  records: AsyncIterable<StoreRecord>,
  keys: ServerKeys,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    for (const table of EVERYTHING) await transaction.deleteFrom(table).execute();
    for (const [name, content] of Object.entries(keys)) {
      await transaction.insertInto('server_keys').values({ name, content }).execute();
    }
    let count = 0;
    for await (const record of records) {
      if ('account' in record) await insertAccount(transaction, record);
      else if ('table' in record) {
        await insert(transaction, record);
        count++;
      } else await insertDaily(transaction, record);
    }
    return count;
  });
}

async function insert(database: Transaction<Database>, record: TableRecord): Promise<void> {
  const { table, awaitsBot, entries, lines = [], notices = [] } = record;
  const row: TableRow = {
    ...tableRow(table),
    version: entries.length,
    header: table.header === undefined ? null : JSON.stringify(table.header),
    started_at: table.startedAt ?? null,
    finished_at: table.finishedAt ?? null,
    awaits_bot: awaitsBot ? 1 : 0,
    touched_at: table.touchedAt,
    listed_at: table.listedAt ?? null,
    closed_at: table.closedAt ?? null,
    next_table: table.next ?? null,
    take_back: table.takeBack === undefined ? null : JSON.stringify(table.takeBack),
    ...timingColumns(table.timing),
  };
  await database.insertInto('tables').values(row).execute();
  const seats = table.seats.map((seat, at) => seatRow(table.code, at, seat));
  await database.insertInto('seats').values(seats).execute();
  for (let at = 0; at < entries.length; at += ROWS) {
    const rows = entries.slice(at, at + ROWS).map((entry) => entryRow(table.code, entry));
    await database.insertInto('entries').values(rows).execute();
  }
  await insertLines(database, table.code, lines);
  if (notices.length > 0) {
    await database.insertInto('notices').values(notices.map(noticeRow)).execute();
  }
}
