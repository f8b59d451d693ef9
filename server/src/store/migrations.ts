import { type Kysely, type Transaction, sql } from 'kysely';
import type { Database } from './database.ts';
import { StoreProblem } from './store-problem.ts';

type Migration = (database: Transaction<Database>) => Promise<void>;

/** Forward only: what has once been released is never edited, only followed by another. */
export const MIGRATIONS: readonly Migration[] = [
  createTables,
  addClocks,
  addTouchedAt,
  addStandIns,
];

/** Brings a database up to date, each step in a transaction of its own. */
export async function migrate(
  database: Kysely<Database>,
  target = MIGRATIONS.length,
): Promise<void> {
  // Two servers that create it in the same moment: the second attempt of the slower one finds it.
  await createVersions(database).catch(() => createVersions(database));
  const applied = await currentVersion(database);
  if (applied > MIGRATIONS.length) {
    throw new StoreProblem(
      `The database is of version ${applied}, this server knows ${MIGRATIONS.length}: it needs a newer server.`,
    );
  }
  for (const [at, migration] of MIGRATIONS.slice(0, target).entries()) {
    await database.transaction().execute(async (transaction) => {
      // The first word is a write: of two servers the slower waits here, and finds it done.
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('schema_versions')
        .values({ version: at + 1, applied_at: Date.now() })
        .onConflict((conflict) => conflict.column('version').doNothing())
        .executeTakeFirstOrThrow();
      if (Number(numInsertedOrUpdatedRows) === 1) await migration(transaction);
    });
  }
}

async function createVersions(database: Kysely<Database>): Promise<void> {
  await database.transaction().execute(async ({ schema }) => {
    await schema
      .createTable('schema_versions')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
  });
}

async function currentVersion(database: Kysely<Database>): Promise<number> {
  const { version } = await database
    .selectFrom('schema_versions')
    .select((select) => select.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

async function createTables({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('host_key_hash', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('header', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('awaits_bot', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('tables_awaiting_bots').on('tables').column('awaits_bot').execute();
  await schema
    .createTable('seats')
    .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('bot', 'text')
    .addColumn('key_hash', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_code', 'seat'])
    .execute();
  await schema
    .createTable('entries')
    .addColumn('table_code', 'text', (column) => column.notNull().references('tables.code'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('move_id', 'text')
    .addPrimaryKeyConstraint('entries_key', ['table_code', 'version'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('table_code', 'text', (column) => column.primaryKey().references('tables.code'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

async function addClocks({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('tables').addColumn('clock', 'text').execute();
}

async function addTouchedAt(database: Transaction<Database>): Promise<void> {
  await database.schema
    .alterTable('tables')
    .addColumn('touched_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update tables set touched_at = coalesce(
      (select max(entries.at) from entries where entries.table_code = tables.code),
      started_at,
      created_at
    )
  `.execute(database);
}

async function addStandIns({ schema }: Transaction<Database>): Promise<void> {
  await schema.alterTable('seats').addColumn('stand_in', 'text').execute();
}
