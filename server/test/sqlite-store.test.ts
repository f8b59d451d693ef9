import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../src/index.ts';
import { storeContract } from './support/store-contract.ts';
import { temporaryFolder } from './support/table.ts';

storeContract('SQLite in a file', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  return () => openSqliteStore(file);
});

test('the file is in write-ahead mode', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const store = await openSqliteStore(file);
  const database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  await store.close();
});

test('a database of a newer server is left alone', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  await (await openSqliteStore(file)).close();
  const database = new DatabaseSync(file);
  database.exec('insert into schema_versions values (99, 0)');
  database.close();
  await expect(openSqliteStore(file)).rejects.toThrow(/needs a newer server/u);
});

test('a database from before there were clocks is brought up to date, with all that is in it', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const before = await openSqliteStore(file);
  const table = {
    code: 'BCDFGH',
    createdAt: 1_700_000_000_123,
    game: 'any-game',
    rulesVersion: 3,
    options: {},
    secret: 'the secret',
    hostKeyHash: 'host',
    seats: [{ kind: 'person' }, { kind: 'bot', name: 'Bot', bot: 'greedy' }],
  } as const;
  await before.createTable(table);
  await before.close();
  const database = new DatabaseSync(file);
  database.exec(
    'alter table tables drop column clock; delete from schema_versions where version = 2',
  );
  database.close();
  const store = await openSqliteStore(file);
  expect(await store.loadTable(table.code)).toEqual({ ...table, version: 0 });
  const clock = { answer: 20 };
  expect(await store.createTable({ ...table, code: 'ZZZZZZ', clock })).toBe(true);
  expect(await store.loadTable('ZZZZZZ')).toMatchObject({ clock });
  await store.close();
});
