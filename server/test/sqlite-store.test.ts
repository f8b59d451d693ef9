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
