import type { Transaction } from 'kysely';
import type { Database } from '../database.ts';

export async function addDaily({ schema }: Transaction<Database>): Promise<void> {
  await schema
    .createTable('daily_results')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text')
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_results_key', ['day', 'game', 'player'])
    .execute();
  // Rows without an account do not conflict with each other.
  await schema
    .createIndex('daily_results_of_account')
    .on('daily_results')
    .columns(['day', 'game', 'account_id'])
    .unique()
    .execute();
  await schema
    .createIndex('daily_results_by_score')
    .on('daily_results')
    .columns(['day', 'game', 'level', 'score'])
    .execute();
  await schema
    .createTable('daily_groups')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('daily_groups_by_day').on('daily_groups').column('day').execute();
  await schema
    .createTable('daily_members')
    .addColumn('group_code', 'text', (column) => column.notNull().references('daily_groups.code'))
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_members_key', ['group_code', 'player'])
    .execute();
}
