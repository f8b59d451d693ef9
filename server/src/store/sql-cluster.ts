import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type {
  Claim,
  ClusterStore,
  HandOver,
  LiveOwnership,
  Ownership,
  Renewal,
  ServerRecord,
  WorkClaim,
} from './cluster-store.ts';
import type { Database } from './database.ts';

/** How a database tells the time in milliseconds, and whether its rows can be locked one by one. */
export interface SqlDialect {
  readonly now: RawBuilder<number>;
  readonly locksRows: boolean;
}

export const SQLITE: SqlDialect = {
  now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  locksRows: false,
};

export const POSTGRES: SqlDialect = {
  now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  locksRows: true,
};

export class SqlCluster implements ClusterStore {
  readonly #database: Kysely<Database>;
  readonly #dialect: SqlDialect;

  constructor(database: Kysely<Database>, dialect: SqlDialect) {
    this.#database = database;
    this.#dialect = dialect;
  }

  async renew({ id, ...more }: ServerRecord, lease: number): Promise<Renewal> {
    const { now } = this.#dialect;
    const row = {
      expires_at: sql<number>`${now} + ${sql.lit(lease)}`,
      details: JSON.stringify(more),
    };
    return await this.#database.transaction().execute(async (transaction) => {
      const { expires_at } = await transaction
        .insertInto('servers')
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .returning('expires_at')
        .executeTakeFirstOrThrow();
      // A server that was killed leaves an outdated row behind.
      await transaction
        .deleteFrom('servers')
        .where('expires_at', '<', sql<number>`${now} - ${sql.lit(100 * lease)}`)
        .execute();
      return { time: Number(expires_at) - lease };
    });
  }

  async leave(id: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('servers').where('id', '=', id).execute();
    });
  }

  async servers(): Promise<ServerRecord[]> {
    const rows = await this.#database
      .selectFrom('servers')
      .select(['id', 'details'])
      .where('expires_at', '>', this.#dialect.now)
      .orderBy('id')
      .execute();
    return rows.map(({ id, details }) => ({
      ...(JSON.parse(details) as Omit<ServerRecord, 'id'>),
      id,
    }));
  }

  async countTables(server: string): Promise<number> {
    const { count } = await this.#database
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner', '=', server)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async ownership(code: string): Promise<Ownership | undefined> {
    const row = await this.#database
      .selectFrom('tables')
      .leftJoin('servers', (join) =>
        join.onRef('servers.id', '=', 'tables.owner').on('expires_at', '>', this.#dialect.now),
      )
      .select(['tables.epoch', 'servers.id as owner'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { owner, epoch } = row;
    return { epoch: Number(epoch), ...(owner === null ? {} : { owner }) };
  }

  async claim(
    code: string,
    { server, isAlone = false }: Claim,
  ): Promise<LiveOwnership | undefined> {
    const current = await this.#ownerOf(code);
    const isSettled = current?.owner === (isAlone ? null : server);
    if (current === undefined || isSettled) return current && { ...current, owner: server };
    const claimed = await this.#database.transaction().execute(async (transaction) =>
      transaction
        .updateTable('tables')
        .set((table) => ({ owner: isAlone ? null : server, epoch: table('epoch', '+', 1) }))
        .where('code', '=', code)
        .where(isAlone ? (table) => table('owner', 'is not', null) : this.#isFree(server))
        .returning('epoch')
        .executeTakeFirst(),
    );
    if (claimed !== undefined) {
      const { owner: before } = current;
      const takenFrom = isAlone || before === null ? {} : { takenFrom: before };
      return { owner: server, epoch: Number(claimed.epoch), ...takenFrom };
    }
    // Another server was faster, or still is the owner.
    const { owner, epoch } = (await this.#ownerOf(code)) ?? current;
    return { owner: owner ?? server, epoch };
  }

  async handOver(code: string, { epoch, to }: HandOver): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ owner: to ?? null, epoch: epoch + 1 })
        .where('code', '=', code)
        .where('epoch', '=', epoch)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows) === 1;
    });
  }

  async release(server: string): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('tables')
        .set((table) => ({ owner: null, epoch: table('epoch', '+', 1) }))
        .where('owner', '=', server)
        .execute();
    });
  }

  async claimWork({ server, at, most }: WorkClaim): Promise<string[]> {
    const waiting = this.#database
      .selectFrom('tables')
      .select('code')
      .where((table) => table.or([table('awaits_bot', '=', 1), table('due_at', '<=', at)]))
      .where(this.#isFree(server))
      .orderBy('due_at')
      .limit(most);
    const chosen = this.#dialect.locksRows ? waiting.forUpdate().skipLocked() : waiting;
    const rows = await this.#database.transaction().execute(async (transaction) =>
      transaction
        .updateTable('tables')
        .set((table) => ({ owner: server, epoch: table('epoch', '+', 1) }))
        .where('code', 'in', chosen)
        .returning('code')
        .execute(),
    );
    return rows.map(({ code }) => code);
  }

  async #ownerOf(code: string): Promise<{ owner: string | null; epoch: number } | undefined> {
    const row = await this.#database
      .selectFrom('tables')
      .select(['owner', 'epoch'])
      .where('code', '=', code)
      .executeTakeFirst();
    return row === undefined ? undefined : { owner: row.owner, epoch: Number(row.epoch) };
  }

  /** Whether a server may claim a table that is not its own. */
  #isFree(server: string) {
    return (table: ExpressionBuilder<Database, 'tables'>) => {
      const isOthers = table.or([table('owner', 'is', null), table('owner', '!=', server)]);
      const live = table
        .selectFrom('servers')
        .select('id')
        .whereRef('servers.id', '=', 'tables.owner')
        .where('expires_at', '>', this.#dialect.now);
      return table.and([isOthers, table.not(table.exists(live))]);
    };
  }
}
