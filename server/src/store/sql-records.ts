import type { Kysely, Transaction } from 'kysely';
import type { ServerKeys, TableRecord } from './archive.ts';
import type { Database, TableRow } from './database.ts';
import { entryFromRow, entryRow, seatRow, tableFromRows, tableRow, timingColumns } from './rows.ts';
import { noticeFromRow, noticeRow } from './sql-notices.ts';

/** Tables that are read at once, and rows that are written at once: a statement's length is limited. */
const PAGE = 50;
const ROWS = 200;

/** Every table, by its code, as everything was at one moment. */
export async function* recordsOf(database: Kysely<Database>): AsyncGenerator<TableRecord> {
  const transaction = await database
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    for (let last = ''; ;) {
      const rows = await pageAfter(transaction, last);
      for (const row of rows) yield await recordOf(transaction, row);
      if (rows.length < PAGE) return;
      last = rows.at(-1)?.code ?? last;
    }
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
    ...(notices.length === 0 ? {} : { notices: notices.map(noticeFromRow) }),
  };
}

export async function serverKeysOf(database: Kysely<Database>): Promise<ServerKeys> {
  const rows = await database.selectFrom('server_keys').selectAll().orderBy('name').execute();
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/** Parts before what they refer to. */
const EVERYTHING = ['server_keys', 'notices', 'snapshots', 'entries', 'seats', 'tables'] as const;

export async function replaceAll(
  database: Kysely<Database>,
  records: AsyncIterable<TableRecord>,
  keys: ServerKeys,
): Promise<number> {
  return await database.transaction().execute(async (transaction) => {
    for (const table of EVERYTHING) await transaction.deleteFrom(table).execute();
    for (const [name, content] of Object.entries(keys)) {
      await transaction.insertInto('server_keys').values({ name, content }).execute();
    }
    let count = 0;
    for await (const record of records) {
      await insert(transaction, record);
      count++;
    }
    return count;
  });
}

async function insert(database: Transaction<Database>, record: TableRecord): Promise<void> {
  const { table, awaitsBot, entries, notices = [] } = record;
  const row: TableRow = {
    ...tableRow(table),
    version: entries.length,
    header: table.header === undefined ? null : JSON.stringify(table.header),
    started_at: table.startedAt ?? null,
    finished_at: table.finishedAt ?? null,
    awaits_bot: awaitsBot ? 1 : 0,
    touched_at: table.touchedAt,
    ...timingColumns(table.timing),
  };
  await database.insertInto('tables').values(row).execute();
  const seats = table.seats.map((seat, at) => seatRow(table.code, at, seat));
  await database.insertInto('seats').values(seats).execute();
  for (let at = 0; at < entries.length; at += ROWS) {
    const rows = entries.slice(at, at + ROWS).map((entry) => entryRow(table.code, entry));
    await database.insertInto('entries').values(rows).execute();
  }
  if (notices.length > 0) {
    await database.insertInto('notices').values(notices.map(noticeRow)).execute();
  }
}
