import type { Kysely, Transaction } from 'kysely';
import type { Database } from './database.ts';
import { addAids } from './migrations/add-aids.ts';
import { addAccounts } from './migrations/add-accounts.ts';
import { addClocks } from './migrations/add-clocks.ts';
import { addOwners } from './migrations/add-owners.ts';
import { addEditions } from './migrations/add-editions.ts';
import { addDaily } from './migrations/add-daily.ts';
import { addFaces } from './migrations/add-faces.ts';
import { addHosting } from './migrations/add-hosting.ts';
import { addColours } from './migrations/add-colours.ts';
import { addPrograms } from './migrations/add-programs.ts';
import { addPads } from './migrations/add-pads.ts';
import { addProbesAndHints } from './migrations/add-probes-and-hints.ts';
import { addReadiness } from './migrations/add-readiness.ts';
import { addStandIns } from './migrations/add-stand-ins.ts';
import { addTalk } from './migrations/add-talk.ts';
import { addTimingAndNotices } from './migrations/add-timing-and-notices.ts';
import { addTouchedAt } from './migrations/add-touched-at.ts';
import { createTables } from './migrations/create-tables.ts';
import { StoreProblem } from './store-problem.ts';
import type { UpgradeBackup } from './upgrade-backup.ts';

type Migration = (database: Transaction<Database>) => Promise<void>;

/** Forward only: what has once been released is never edited, only followed by another. */
export const MIGRATIONS: readonly Migration[] = [
  createTables,
  addClocks,
  addTouchedAt,
  addStandIns,
  addHosting,
  addColours,
  addAccounts,
  addPrograms,
  addTalk,
  addTimingAndNotices,
  addProbesAndHints,
  addOwners,
  addReadiness,
  addAids,
  addFaces,
  addEditions,
  addDaily,
  addPads,
];

export interface MigrateOptions {
  readonly target?: number;
  /** Called before the first step if the database has an older version. */
  readonly backUp?: UpgradeBackup;
  /** Progress, for the operator. */
  readonly print?: (line: string) => void;
}

/**
 * Brings a database up to date, each step in a transaction of its own. A new database gets all of
 * them at once, so that a server that starts at the same moment never finds it half created.
 */
export async function migrate(
  database: Kysely<Database>,
  { target = MIGRATIONS.length, backUp, print }: MigrateOptions = {},
): Promise<void> {
  // Two servers that create it in the same moment: the second attempt of the slower one finds it.
  await createVersions(database).catch(() => createVersions(database));
  const applied = await currentVersion(database);
  if (applied > MIGRATIONS.length) {
    throw new StoreProblem(
      `The database is of version ${applied}, this server knows ${MIGRATIONS.length}: it needs a newer server. “The way back” in docs/operations.md says how to return to this one.`,
    );
  }
  const isUpgrade = applied > 0 && applied < target;
  if (isUpgrade) await backUp?.(applied);
  const versions = Array.from({ length: target }, (_, at) => at + 1);
  if (applied === 0) {
    await database.transaction().execute(async (transaction) => {
      for (const version of versions) await upgradeTo(version, transaction);
    });
    return;
  }
  for (const version of versions.slice(applied)) {
    await database.transaction().execute((transaction) => upgradeTo(version, transaction));
    print?.(`The database has been upgraded to version ${version}.`);
  }
}

async function upgradeTo(version: number, transaction: Transaction<Database>): Promise<void> {
  // The first statement is a write: of two servers the slower waits here, and finds it done.
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('schema_versions')
    .values({ version, applied_at: Date.now() })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 1) await MIGRATIONS[version - 1]?.(transaction);
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
