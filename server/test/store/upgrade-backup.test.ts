import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery, type Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations.ts';
import { openSqlite } from '../../src/store/open-sqlite-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { connectToPostgres } from '../support/backends.ts';
import { emptyPostgres, ownPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/table.ts';

const NEWEST = MIGRATIONS.length;
const OLD = NEWEST - 1;

/** Makes a database what it was before the newest migration, with two tables. */
async function fill(database: Kysely<Database>): Promise<void> {
  await migrate(database, { target: OLD });
  const sql = readFileSync(new URL(`./versions/${OLD}.sql`, import.meta.url), 'utf8');
  for (const statement of sql.split(/;\s*$/mu)) {
    if (statement.trim() !== '') await database.executeQuery(CompiledQuery.raw(statement));
  }
  await database.destroy();
}

async function oldSqlite() {
  const dataDir = await temporaryFolder();
  await fill((await openSqlite(join(dataDir, 'richtfest.sqlite'))).database);
  const backups = join(dataDir, 'before-upgrades');
  return { dataDir, backups };
}

async function oldPostgres() {
  const databaseUrl = await emptyPostgres();
  await fill(connectToPostgres(databaseUrl));
  const dataDir = await temporaryFolder();
  return { databaseUrl, dataDir, backups: join(dataDir, 'before-upgrades') };
}

/** As a SQLite file says itself. */
function contentOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const one = (sql: string) => database.prepare(sql).get()?.['n'];
  const content = {
    version: one('select max(version) as n from schema_versions'),
    tables: one('select count(*) as n from tables'),
  };
  database.close();
  return content;
}

test('a SQLite database is copied before it is upgraded, once, and the operator reads of it', async () => {
  const { dataDir, backups } = await oldSqlite();
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  await (await openStore({ dataDir }, { print })).close();
  const [copy = '', ...others] = readdirSync(backups);
  expect(others).toEqual([]);
  expect(contentOf(join(backups, copy))).toEqual({ version: OLD, tables: 2 });
  expect(contentOf(join(dataDir, 'richtfest.sqlite'))).toEqual({ version: NEWEST, tables: 2 });
  expect(statSync(join(backups, copy)).mode & 0o777).toBe(0o600);
  expect(printed).toEqual([
    `Backup of the database before its upgrade: ${join(backups, copy)}`,
    `The database has been upgraded to version ${NEWEST}.`,
  ]);
  await (await openStore({ dataDir }, { print })).close();
  expect(readdirSync(backups)).toEqual([copy]);
  expect(printed).toHaveLength(2);
});

test('a new database needs no backup', async () => {
  const dataDir = await temporaryFolder();
  await (await openStore({ dataDir })).close();
  expect(readdirSync(dataDir)).not.toContain('before-upgrades');
});

test('three backups are kept, of each database', async () => {
  const { dataDir, backups } = await oldSqlite();
  mkdirSync(backups);
  const old = ['2020', '2021', '2022', '2023'].map(
    (year) => `richtfest-${year}-01-01T00-00-00-000Z-version-9.sqlite`,
  );
  const other = 'another-2020-01-01T00-00-00-000Z-version-9.sqlite';
  for (const name of [...old, other]) writeFileSync(join(backups, name), '');
  await (await openStore({ dataDir })).close();
  const left = readdirSync(backups);
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining([other, ...old.slice(-2)]));
});

test('without a backup, a SQLite database is not upgraded', async () => {
  const { dataDir, backups } = await oldSqlite();
  writeFileSync(backups, 'a file in the way');
  await expect(openStore({ dataDir })).rejects.toThrow(
    /its backup in .*before-upgrades failed: .* Nothing was changed\.$/u,
  );
  expect(contentOf(join(dataDir, 'richtfest.sqlite'))).toEqual({ version: OLD, tables: 2 });
});

async function postgresVersion(url: string): Promise<number> {
  const database = connectToPostgres(url);
  const rows = await database.selectFrom('schema_versions').select('version').execute();
  await database.destroy();
  return Math.max(...rows.map(({ version }) => version));
}

function pathOf(folder: string): void {
  vi.stubEnv('PATH', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a PostgreSQL database is dumped before it is upgraded', async () => {
  const { databaseUrl, dataDir, backups } = await oldPostgres();
  pathOf(process.env['POSTGRES_BIN'] ?? process.env['PATH'] ?? '');
  await (await openStore({ databaseUrl, dataDir })).close();
  const [dump = '', ...others] = readdirSync(backups);
  expect(others).toEqual([]);
  expect(readFileSync(join(backups, dump)).subarray(0, 5).toString()).toBe('PGDMP');
  expect(await postgresVersion(databaseUrl)).toBe(NEWEST);
});

test('without pg_dump, a PostgreSQL database is upgraded only if its operator has a backup', async () => {
  const { databaseUrl, dataDir, backups } = await oldPostgres();
  pathOf(dataDir);
  await expect(openStore({ databaseUrl, dataDir })).rejects.toThrow(
    /pg_dump can’t be run here\. Back the database up yourself, then start once with DATABASE_BACKUP=done\. Nothing was changed\./u,
  );
  expect(await postgresVersion(databaseUrl)).toBe(OLD);
  await (await openStore({ databaseUrl, dataDir, hasBackup: true })).close();
  expect(await postgresVersion(databaseUrl)).toBe(NEWEST);
  expect(readdirSync(backups)).toEqual([]);
  // An up-to-date database needs none.
  await (await openStore({ databaseUrl, dataDir })).close();
});

/** The commands of “The way back” that name a program, as operators read them. */
function documentedWayBack(values: Readonly<Record<string, string>>): string[] {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const [, chapter = ''] = /### The way back\n(.*?)\n## /su.exec(page) ?? [];
  const [, commands = ''] = /```\n(.*?)```/su.exec(chapter) ?? [];
  return commands
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/URL|FILE/gu, (word) => values[word]!));
}

test('the documented way back leads to the old database, and forward again', async () => {
  const { dataDir, backups } = await oldSqlite();
  await (await openStore({ dataDir })).close();
  const file = join(dataDir, 'richtfest.sqlite');
  renameSync(file, `${file}.away`);
  copyFileSync(join(backups, readdirSync(backups)[0]!), file);
  expect(contentOf(file)).toEqual({ version: OLD, tables: 2 });
  await (await openStore({ dataDir })).close();
  expect(contentOf(file)).toEqual({ version: NEWEST, tables: 2 });

  const { url } = await ownPostgres(await temporaryFolder());
  await fill(connectToPostgres(url));
  const bin = process.env['POSTGRES_BIN'];
  vi.stubEnv('PATH', [bin ?? [], process.env['PATH'] ?? []].flat().join(':'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const place = { databaseUrl: url, dataDir: await temporaryFolder() };
  await (await openStore(place)).close();
  const folder = join(place.dataDir, 'before-upgrades');
  const dump = join(folder, readdirSync(folder)[0]!);
  const commands = documentedWayBack({ URL: `'${url}'`, FILE: dump });
  expect(commands).toHaveLength(2);
  for (const command of commands) execFileSync('sh', ['-ec', command], { stdio: 'pipe' });
  expect(await postgresVersion(url)).toBe(OLD);
  await (await openStore(place)).close();
  expect(await postgresVersion(url)).toBe(NEWEST);
});
