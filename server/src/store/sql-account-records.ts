import type { Kysely, Transaction } from 'kysely';
import { passkeyRow } from './account-rows.ts';
import type { AccountRecord } from './account-store.ts';
import type { Database } from './database.ts';
import { passkeysOf } from './sql-accounts.ts';

/** Parts before the whole: they refer to it. */
export const ACCOUNT_TABLES = ['challenges', 'sessions', 'passkeys', 'accounts'] as const;

/** Every account, by its id, within a transaction that sees one moment. */
export async function* accountRecordsOf(database: Kysely<Database>): AsyncGenerator<AccountRecord> {
  for (let last = ''; ;) {
    const row = await database
      .selectFrom('accounts')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return;
    last = row.id;
    yield {
      account: {
        id: row.id,
        createdAt: Number(row.created_at),
        seenAt: Number(row.seen_at),
        version: Number(row.version),
        ...(row.data === null ? {} : { data: row.data }),
        passkeys: await passkeysOf(database, row.id),
      },
    };
  }
}

export async function insertAccount(
  database: Transaction<Database>,
  { account }: AccountRecord,
): Promise<void> {
  const { id, createdAt, seenAt, version, data = null, passkeys } = account;
  await database
    .insertInto('accounts')
    .values({ id, created_at: createdAt, seen_at: seenAt, version, data })
    .execute();
  if (passkeys.length === 0) return;
  await database
    .insertInto('passkeys')
    .values(passkeys.map((passkey) => passkeyRow(id, passkey)))
    .execute();
}

/** Deletes, or only counts, the accounts nobody has used since then; and what has ended by itself. */
export async function pruneAccounts(
  database: Transaction<Database>,
  cutoffs: { readonly before: number; readonly endedBefore: number; readonly isRehearsal: boolean },
): Promise<number> {
  const { before, endedBefore, isRehearsal } = cutoffs;
  const { count } = await database
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('seen_at', '<', before)
    .executeTakeFirstOrThrow();
  if (isRehearsal) return Number(count);
  for (const part of ['sessions', 'challenges', 'pads'] as const) {
    await database.deleteFrom(part).where('expires_at', '<=', endedBefore).execute();
  }
  for (const part of ['sessions', 'passkeys'] as const) {
    await database
      .deleteFrom(part)
      .where('account_id', 'in', (select) =>
        select.selectFrom('accounts').select('id').where('seen_at', '<', before),
      )
      .execute();
  }
  await database
    .updateTable('daily_results')
    .set({ account_id: null })
    .where('account_id', 'in', (select) =>
      select.selectFrom('accounts').select('id').where('seen_at', '<', before),
    )
    .execute();
  await database.deleteFrom('accounts').where('seen_at', '<', before).execute();
  return Number(count);
}
