import type { Kysely } from 'kysely';
import type { Database, PadRow } from './database.ts';
import type { NewPadLimits, PadContent, PadStore, StoredPad } from './pad-store.ts';

/** Shared score pads on any SQL database Kysely speaks to. */
export class SqlPads implements PadStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async create(
    pad: StoredPad,
    { now, most }: NewPadLimits,
  ): Promise<'created' | 'code-in-use' | 'full'> {
    return await this.#database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('pads').where('expires_at', '<=', now).execute();
      const { count } = await transaction
        .selectFrom('pads')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return 'full';
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('pads')
        .values(rowOf(pad))
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) === 1 ? 'created' : 'code-in-use';
    });
  }

  async load(code: string, now: number): Promise<StoredPad | undefined> {
    const row = await this.#database
      .selectFrom('pads')
      .selectAll()
      .where('code', '=', code)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row === undefined ? undefined : padFromRow(row);
  }

  async replace(pad: StoredPad): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('pads')
        .set(rowOf(pad))
        .where('code', '=', pad.code)
        .where('version', '=', pad.version - 1)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async versions(codes: readonly string[], now: number): Promise<ReadonlyMap<string, number>> {
    if (codes.length === 0) return new Map();
    const rows = await this.#database
      .selectFrom('pads')
      .select(['code', 'version'])
      .where('code', 'in', codes)
      .where('expires_at', '>', now)
      .execute();
    return new Map(rows.map(({ code, version }) => [code, Number(version)]));
  }

  async remove(code: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('pads').where('code', '=', code).execute();
    });
  }
}

function rowOf({ code, version, expiresAt, content }: StoredPad): PadRow {
  return { code, version, expires_at: expiresAt, content: JSON.stringify(content) };
}

function padFromRow({ code, version, expires_at: expiresAt, content }: PadRow): StoredPad {
  return {
    code,
    version: Number(version),
    expiresAt: Number(expiresAt),
    content: JSON.parse(content) as PadContent,
  };
}
