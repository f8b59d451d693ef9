import type { Kysely, Transaction } from 'kysely';
import type { DailyMemberRow, DailyResultRow, Database } from './database.ts';
import type {
  DailyHouse,
  DailyMember,
  DailyPage,
  DailyPlayer,
  DailyResult,
  DailyStore,
  DailySummary,
  NewDailyGroup,
  ScoreCounts,
  StoredDailyGroup,
} from './daily-store.ts';

/** Daily houses on any SQL database Kysely speaks to. */
export class SqlDaily implements DailyStore {
  readonly #database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  async addResult(result: DailyResult): Promise<DailyResult> {
    return await this.#database.transaction().execute(async (transaction) => {
      await insertResult(transaction, result);
      // Another result of this player or account has made it a conflict.
      return (await findResult(transaction, result, result)) ?? result;
    });
  }

  findResult(house: DailyHouse, player: DailyPlayer): Promise<DailyResult | undefined> {
    return findResult(this.#database, house, player);
  }

  async countAround(
    { day, game }: DailyHouse,
    { level, score }: Pick<DailyResult, 'level' | 'score'>,
  ): Promise<ScoreCounts> {
    const counts = await this.#database
      .selectFrom('daily_results')
      .select(({ fn }) => [
        fn.countAll().as('results'),
        fn.countAll().filterWhere('score', '<', score).as('below'),
        fn.countAll().filterWhere('score', '=', score).as('equal'),
      ])
      .where('day', '=', day)
      .where('game', '=', game)
      .where('level', '=', level)
      .executeTakeFirstOrThrow();
    return {
      results: Number(counts.results),
      below: Number(counts.below),
      equal: Number(counts.equal),
    };
  }

  async createGroup(group: NewDailyGroup, first: DailyMember): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('daily_groups')
        .values({ code: group.code, day: group.day, created_at: group.createdAt })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 0) return false;
      await transaction.insertInto('daily_members').values(memberRow(group.code, first)).execute();
      return true;
    });
  }

  async joinGroup(
    code: string,
    member: DailyMember,
    most: number,
  ): Promise<'joined' | 'full' | 'unknown'> {
    return await this.#database.transaction().execute(async (transaction) => {
      // Members who join at the same time wait for this row.
      const { numUpdatedRows } = await transaction
        .updateTable('daily_groups')
        .set((row) => ({ created_at: row.ref('created_at') }))
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) return 'unknown';
      const members = await membersOf(transaction, code);
      const isMember = members.some(({ player }) => player === member.player);
      if (!isMember && members.length >= most) return 'full';
      await transaction
        .insertInto('daily_members')
        .values(memberRow(code, member))
        .onConflict((conflict) =>
          conflict.columns(['group_code', 'player']).doUpdateSet({ name: member.name }),
        )
        .execute();
      return 'joined';
    });
  }

  async loadGroup(code: string): Promise<StoredDailyGroup | undefined> {
    const row = await this.#database
      .selectFrom('daily_groups')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const members = await membersOf(this.#database, code);
    return { code, day: row.day, createdAt: Number(row.created_at), members };
  }

  async resultsOfGroup(code: string): Promise<DailyResult[]> {
    const rows = await this.#database
      .selectFrom('daily_groups')
      .innerJoin('daily_members', 'daily_members.group_code', 'daily_groups.code')
      .innerJoin('daily_results', (join) =>
        join
          .onRef('daily_results.player', '=', 'daily_members.player')
          .onRef('daily_results.day', '=', 'daily_groups.day'),
      )
      .selectAll('daily_results')
      .where('daily_groups.code', '=', code)
      .orderBy('daily_results.game')
      .execute();
    return rows.map(resultFromRow);
  }

  async summary(): Promise<DailySummary[]> {
    const rows = await this.#database
      .selectFrom('daily_results')
      .select(({ fn }) => [
        'day',
        'game',
        'level',
        fn.countAll().as('results'),
        fn.max('score').as('best'),
      ])
      .groupBy(['day', 'game', 'level'])
      .orderBy('day', 'desc')
      .orderBy('game')
      .orderBy('level')
      .execute();
    return rows.map((row) => ({ ...row, results: Number(row.results), best: Number(row.best) }));
  }

  async resultsOf(day: string, { from, most }: DailyPage): Promise<DailyResult[]> {
    const rows = await this.#database
      .selectFrom('daily_results')
      .selectAll()
      .where('day', '=', day)
      .orderBy('game')
      .orderBy('level')
      .orderBy('score', 'desc')
      .orderBy('player')
      .offset(from)
      .limit(most)
      .execute();
    return rows.map(resultFromRow);
  }

  async correctResult({ day, game, player, score, place }: DailyResult): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('daily_results')
        .set({ score, place })
        .where('day', '=', day)
        .where('game', '=', game)
        .where('player', '=', player)
        .execute();
    });
  }

  async removeResult({ day, game }: DailyHouse, player: string): Promise<boolean> {
    return await this.#database.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('daily_results')
        .where('day', '=', day)
        .where('game', '=', game)
        .where('player', '=', player)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) === 1;
    });
  }
}

/** Inserts nothing if the player or the account already has a result. */
export async function insertResult(
  database: Transaction<Database>,
  result: DailyResult,
): Promise<void> {
  const { account = null, ...rest } = result;
  await database
    .insertInto('daily_results')
    .values({ ...rest, account_id: account })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findResult(
  database: Kysely<Database>,
  { day, game }: DailyHouse,
  { player, account }: DailyPlayer,
): Promise<DailyResult | undefined> {
  const row = await database
    .selectFrom('daily_results')
    .selectAll()
    .where('day', '=', day)
    .where('game', '=', game)
    .where((result) =>
      account === undefined
        ? result('player', '=', player)
        : result.or([result('player', '=', player), result('account_id', '=', account)]),
    )
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : resultFromRow(row);
}

async function membersOf(database: Kysely<Database>, code: string): Promise<DailyMember[]> {
  const rows = await database
    .selectFrom('daily_members')
    .selectAll()
    .where('group_code', '=', code)
    .orderBy('joined_at')
    .orderBy('player')
    .execute();
  return rows.map(({ player, name, joined_at: at }) => ({ player, name, joinedAt: Number(at) }));
}

function memberRow(code: string, { player, name, joinedAt }: DailyMember): DailyMemberRow {
  return { group_code: code, player, name, joined_at: joinedAt };
}

function resultFromRow(row: DailyResultRow): DailyResult {
  const { account_id: account, ...rest } = row;
  return {
    ...rest,
    score: Number(row.score),
    place: Number(row.place),
    at: Number(row.at),
    ...(account === null ? {} : { account }),
  };
}
