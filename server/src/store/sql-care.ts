import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely';
import type { Pruned, PruneCutoffs, StoreStats } from './archive.ts';
import { type Database, TABLE_PARTS } from './database.ts';
import { pruneDaily } from './sql-daily-records.ts';
import { pruneAccounts } from './sql-account-records.ts';

export async function statsOf(database: Kysely<Database>): Promise<StoreStats> {
  const games = await database
    .selectFrom('tables')
    .select(({ fn }) => [
      'game',
      fn.countAll().as('tables'),
      fn.count('started_at').as('started'),
      fn.count('finished_at').as('finished'),
      fn.count('closed_at').as('closed'),
      fn.count('closed_at').filterWhere('started_at', 'is not', null).as('brokenOff'),
      fn.max('touched_at').as('touchedAt'),
    ])
    .groupBy('game')
    .orderBy('game')
    .execute();
  const { entries } = await database
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll().as('entries'))
    .executeTakeFirstOrThrow();
  const { accounts } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll().as('accounts'))
    .executeTakeFirstOrThrow();
  const { schema } = await database
    .selectFrom('schema_versions')
    .select(({ fn }) => fn.max('version').as('schema'))
    .executeTakeFirstOrThrow();
  const sum = (field: 'tables' | 'started' | 'finished' | 'closed' | 'brokenOff') =>
    games.reduce((total, row) => total + Number(row[field]), 0);
  return {
    schema: Number(schema),
    waiting: sum('tables') - sum('started') - (sum('closed') - sum('brokenOff')),
    running: sum('started') - sum('finished') - sum('brokenOff'),
    finished: sum('finished'),
    closed: sum('closed'),
    entries: Number(entries),
    accounts: Number(accounts),
    games: Object.fromEntries(games.map(({ game, tables }) => [game, Number(tables)])),
    ...(games.length === 0
      ? {}
      : { touchedAt: Math.max(...games.map((row) => Number(row.touchedAt))) }),
  };
}

type Which = (tables: ExpressionBuilder<Database, 'tables'>) => Expression<SqlBool>;

export async function prune(database: Kysely<Database>, cutoffs: PruneCutoffs): Promise<Pruned> {
  const finished: Which = (table) => table('finished_at', '<', cutoffs.finishedBefore);
  const abandoned: Which = (table) =>
    table.and([
      table('finished_at', 'is', null),
      table('touched_at', '<', cutoffs.abandonedBefore),
    ]);
  return await database.transaction().execute(async (transaction) => {
    const remove = cutoffs.isRehearsal ? countTables : deleteTables;
    return {
      finished: await remove(transaction, finished),
      abandoned: await remove(transaction, abandoned),
      accounts: await pruneAccounts(transaction, {
        before: cutoffs.accountsBefore,
        endedBefore: cutoffs.endedBefore ?? 0,
        isRehearsal: cutoffs.isRehearsal,
      }),
      daily: await pruneDaily(transaction, {
        before: cutoffs.dailyBefore ?? '',
        isRehearsal: cutoffs.isRehearsal,
      }),
    };
  });
}

async function countTables(database: Transaction<Database>, which: Which): Promise<number> {
  const { count } = await database
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(which)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function deleteTables(database: Transaction<Database>, which: Which): Promise<number> {
  for (const part of TABLE_PARTS) {
    await database
      .deleteFrom(part)
      .where('table_code', 'in', (select) =>
        select.selectFrom('tables').select('code').where(which),
      )
      .execute();
  }
  const { numDeletedRows } = await database
    .deleteFrom('tables')
    .where(which)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
