import type { Kysely, Transaction } from 'kysely';
import type { DailyRecord } from './daily-store.ts';
import type { Database } from './database.ts';
import { SqlDaily, insertResult } from './sql-daily.ts';

/** Parts before the whole: they refer to it. */
export const DAILY_TABLES = ['daily_members', 'daily_groups', 'daily_results'] as const;

const PAGE = 100;

/** Every result and every group, within a transaction that sees one moment. */
export async function* dailyRecordsOf(database: Kysely<Database>): AsyncGenerator<DailyRecord> {
  const daily = new SqlDaily(database);
  const days = await database
    .selectFrom('daily_results')
    .select('day')
    .distinct()
    .orderBy('day')
    .execute();
  for (const { day } of days) {
    for (let from = 0; ; from += PAGE) {
      const results = await daily.resultsOf(day, { from, most: PAGE });
      for (const result of results) yield { daily: result };
      if (results.length < PAGE) break;
    }
  }
  const groups = await database.selectFrom('daily_groups').select('code').orderBy('code').execute();
  for (const { code } of groups) {
    const group = await daily.loadGroup(code);
    if (group !== undefined) yield { group };
  }
}

/** Puts a record of a backup in its place. */
export async function insertDaily(
  database: Transaction<Database>,
  record: DailyRecord,
): Promise<void> {
  if ('daily' in record) return await insertResult(database, record.daily);
  const { code, day, createdAt, members } = record.group;
  await database.insertInto('daily_groups').values({ code, day, created_at: createdAt }).execute();
  if (members.length === 0) return;
  const rows = members.map(({ player, name, joinedAt }) => ({
    group_code: code,
    player,
    name,
    joined_at: joinedAt,
  }));
  await database.insertInto('daily_members').values(rows).execute();
}

/** Deletes, or only counts, the results before a day; and groups of those days. */
export async function pruneDaily(
  database: Transaction<Database>,
  { before, isRehearsal }: { readonly before: string; readonly isRehearsal: boolean },
): Promise<number> {
  const { count } = await database
    .selectFrom('daily_results')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('day', '<', before)
    .executeTakeFirstOrThrow();
  if (isRehearsal) return Number(count);
  await database
    .deleteFrom('daily_members')
    .where('group_code', 'in', (select) =>
      select.selectFrom('daily_groups').select('code').where('day', '<', before),
    )
    .execute();
  await database.deleteFrom('daily_groups').where('day', '<', before).execute();
  await database.deleteFrom('daily_results').where('day', '<', before).execute();
  return Number(count);
}
