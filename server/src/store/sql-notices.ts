import type { Language } from '@richtfest/engine';
import type { Kysely, Transaction } from 'kysely';
import type { Database, NoticeRow } from './database.ts';
import type { NoticeStore, StoredNotice } from './notice-store.ts';

export class SqlNotices implements NoticeStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async add(notice: StoredNotice): Promise<void> {
    const { id: _, ...columns } = noticeRow(notice);
    await this.#write(async (transaction) => {
      await transaction
        .insertInto('notices')
        .values(noticeRow(notice))
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    });
  }

  async of(code: string, seat: number, keyHash: string): Promise<StoredNotice[]> {
    const rows = await this.#database
      .selectFrom('notices')
      .selectAll()
      .where('table_code', '=', code)
      .where('seat', '=', seat)
      .where('key_hash', '=', keyHash)
      .orderBy('made_at')
      .execute();
    return rows.map(noticeFromRow);
  }

  async find(id: string): Promise<StoredNotice | undefined> {
    const row = await this.#database
      .selectFrom('notices')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : noticeFromRow(row);
  }

  async confirm(id: string): Promise<boolean> {
    return await this.#write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('notices')
        .set({ is_confirmed: 1 })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async remove(id: string): Promise<boolean> {
    return await this.#write(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('notices')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) === 1;
    });
  }

  async clear(code: string): Promise<void> {
    await this.#write(async (transaction) => {
      await transaction.deleteFrom('notices').where('table_code', '=', code).execute();
    });
  }

  async claim(id: string, { at, before }: { at: number; before: number }): Promise<boolean> {
    return await this.#write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('notices')
        .set({ sent_at: at })
        .where('id', '=', id)
        .where((notice) =>
          notice.or([notice('sent_at', 'is', null), notice('sent_at', '<=', before)]),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async serverKey(name: string, make: () => string): Promise<string> {
    return await this.#write(async (transaction) => {
      await transaction
        .insertInto('server_keys')
        .values({ name, content: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { content } = await transaction
        .selectFrom('server_keys')
        .select('content')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return content;
    });
  }

  async #write<T>(task: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
    return await this.#database.transaction().execute(task);
  }
}

/** A seat has gone to another device: e-mails still reach its person, the old device is left alone. */
export async function rekeyNotices(
  transaction: Transaction<Database>,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .deleteFrom('notices')
    .where('key_hash', '=', from)
    .where('kind', '=', 'push')
    .execute();
  await transaction
    .updateTable('notices')
    .set({ key_hash: to })
    .where('key_hash', '=', from)
    .execute();
}

export function noticeRow(notice: StoredNotice): NoticeRow {
  return {
    id: notice.id,
    table_code: notice.table,
    seat: notice.seat,
    key_hash: notice.keyHash,
    kind: notice.kind,
    target: notice.target,
    language: notice.language,
    is_confirmed: notice.isConfirmed ? 1 : 0,
    made_at: notice.madeAt,
    sent_at: notice.sentAt ?? null,
  };
}

export function noticeFromRow(row: NoticeRow): StoredNotice {
  return {
    id: row.id,
    table: row.table_code,
    seat: Number(row.seat),
    keyHash: row.key_hash,
    kind: row.kind === 'mail' ? 'mail' : 'push',
    target: row.target,
    language: row.language as Language,
    isConfirmed: Number(row.is_confirmed) === 1,
    madeAt: Number(row.made_at),
    ...(row.sent_at === null ? {} : { sentAt: Number(row.sent_at) }),
  };
}
