import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { timingColumns } from './rows.ts';
import type { TimingChange, TimingStore } from './timing-store.ts';

interface DueTable {
  readonly code: string;
  readonly dueAt: number;
}

export class SqlTiming implements TimingStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async set(code: string, { version, from, timing }: TimingChange): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set(timingColumns(timing))
        .where('code', '=', code)
        .where('version', '=', version)
        .where('finished_at', 'is', null)
        .where((table) =>
          from === undefined ? table('due_at', 'is', null) : table('due_at', '=', from),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async due(at: number, most: number, owner?: string): Promise<string[]> {
    return (await this.dueTables(at, most, owner)).map(({ code }) => code);
  }

  /** The same with their deadlines. */
  async dueTables(at: number, most: number, owner?: string): Promise<DueTable[]> {
    const rows = await this.#database
      .selectFrom('tables')
      .select(['code', 'due_at'])
      .where('due_at', '<=', at)
      .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
      .orderBy('due_at')
      .limit(most)
      .execute();
    return rows.map(({ code, due_at: dueAt }) => ({ code, dueAt: Number(dueAt) }));
  }

  async postpone(code: string, until: number): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('tables')
        .set({ due_at: until })
        .where('code', '=', code)
        .where('due_at', '<', until)
        .execute();
    });
  }
}
