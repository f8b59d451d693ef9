import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { randomFromText } from '@richtfest/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Store, backup, reshard, restore } from '../src/index.ts';
import type { StoreRecord } from '../src/store/archive.ts';
import { openDatabases } from '../src/store/open-databases.ts';
import { lockForServer, openStore } from '../src/store/open-store.ts';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import { readDatabases, shardHash } from '../src/store/shards.ts';
import { distributeRecords } from '../src/store/sharded-records.ts';
import { connectToPostgres, severalDatabases } from './support/backends.ts';
import { Client, playOn } from './support/client.ts';
import { emptyPostgres } from './support/postgres.ts';
import { allOf } from './support/store-contract.ts';
import { get, newTable, person, pigs, sit, startServer, temporaryFolder } from './support/table.ts';

const HOME = 'postgresql://ann:secret@db/home';
const at = (range: string, name: string) => `${range}=postgresql://ann:secret@db/${name}`;
const careful = { force: false };

describe('DATABASE_URL', () => {
  test('names one database, or one for accounts and one for each range of hashes', () => {
    expect(readDatabases(HOME)).toEqual({ home: HOME, shards: [] });
    const { home, shards } = readDatabases(
      `${HOME}  ${at('8000-ffff', 'b')} ${at('0000-7fff', 'a')}`,
    );
    expect(home).toBe(HOME);
    expect(shards.map(({ first, last }) => [first, last])).toEqual([
      [0, 0x7fff],
      [0x8000, 0xffff],
    ]);
  });

  test.each([
    ['mysql://db/home', /must begin with postgresql:/],
    [at('0000-ffff', 'a'), /must begin with the database of the accounts/],
    [`${HOME} postgresql://ann:secret@db/a`, /need a range.*database a at db has no range/],
    [`${HOME} ${at('0-ffff', 'a')}`, /need a range of hashes, like 0000-7fff=/],
    [`${HOME} ${at('7fff-0000', 'a')}`, /7fff-0000 ends before it begins/],
    [`${HOME} ${at('0000-7fff', 'a')}`, /no database has the hashes 8000-ffff/],
    [
      `${HOME} ${at('0000-3fff', 'a')} ${at('5000-ffff', 'b')}`,
      /no database has the hashes 4000-4fff/,
    ],
    [
      `${HOME} ${at('0000-8fff', 'a')} ${at('8000-ffff', 'b')}`,
      /two databases have the hashes 8000-8fff/,
    ],
    [`${HOME} ${at('0000-7fff', 'a')} ${at('8000-ffff', 'a')}`, /names the database a at db twice/],
    [`${HOME} ${at('0000-ffff', 'home')}`, /names the database home at db twice/],
  ])('is explained if it is wrong: %s', (text, message) => {
    expect(() => readDatabases(text)).toThrow(message);
    expect(() => readDatabases(text)).not.toThrow(/secret/);
  });

  test('spreads codes evenly', () => {
    const counts = [0, 0, 0, 0];
    for (let number = 0; number < 4000; number++) counts[shardHash(`T${number}`) >> 14]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

/** Some tables in the middle of a match. */
async function someMatches(store: Store, count: number) {
  const game = await pigs();
  const { address, close } = await startServer({ store });
  const tables: { readonly code: string; readonly keys: readonly string[] }[] = [];
  for (let number = 0; number < count; number++) {
    const table = await newTable(address, [person, person]);
    const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
    tables.push({ code: table.table, keys });
  }
  /** Plays on at every table, at a server, until it has this many entries. */
  const playAll = async (server: string, version: number) => {
    for (const { code, keys } of tables) {
      const clients = await Promise.all(keys.map((key) => Client.join(server, code, { key })));
      await Promise.all(
        clients.map((client, seat) =>
          playOn(
            game,
            { client, seat, random: randomFromText(code) },
            () => client.version >= version,
          ),
        ),
      );
      await Promise.all(clients.map((client) => client.close()));
    }
  };
  await playAll(address, 4);
  return { codes: tables.map(({ code }) => code), playAll, close };
}

const passkey = {
  id: 'passkey',
  rpId: 'play.example.org',
  publicKey: 'cHVibGlj',
  counter: 0,
  name: 'Tablet',
  createdAt: 1_700_000_000_000,
  usedAt: 1_700_000_000_000,
};

async function countsIn(url: string) {
  const store = await openPostgresStore(url);
  const { running, accounts } = await store.stats();
  await store.close();
  return { running, accounts };
}

test('tables are in the database of their hash, and accounts in the first one', async () => {
  const { urls, open } = await severalDatabases();
  const store = await open();
  await store.accounts.createAccount('ann', passkey);
  const { codes, close } = await someMatches(store, 6);
  expect(await store.stats()).toMatchObject({ running: 6, accounts: 1 });
  await close();
  const expected = [0, 0, 0];
  for (const code of codes) {
    const hash = shardHash(code);
    expected[hash < 0x5000 ? 0 : hash < 0xb000 ? 1 : 2]!++;
  }
  expect(await Promise.all(urls.map(countsIn))).toEqual([
    { running: 0, accounts: 1 },
    ...expected.map((running) => ({ running, accounts: 0 })),
  ]);
});

test('a server on several databases is ready only if all of them are', async () => {
  const { text, urls } = await severalDatabases();
  const store = await openDatabases(text);
  const { address } = await startServer({ store });
  const readiness = async () => (await get(`${address}/readyz`)).status;
  expect(await readiness()).toBe(200);
  const { active = 0, idle = 0, waiting = 0 } = store.connections ?? {};
  expect([active, waiting]).toEqual([0, 0]);
  expect(idle).toBeGreaterThanOrEqual(urls.length);
  expect(store.failedCommits).toBe(0);
  // In one of them nothing can be committed any more.
  const database = connectToPostgres(urls.at(-1)!);
  onTestFinished(() => database.destroy());
  await database.schema.dropTable('commit_probes').execute();
  await expect.poll(readiness).toBe(503);
});

test('records wait for a database that writes more slowly than others', async () => {
  const written: string[] = [];
  const turn = Promise.withResolvers<void>();
  let read = 0;
  const records = async function* (): AsyncGenerator<StoreRecord> {
    for (let number = 0; number < 100; number++) {
      read++;
      yield { number } as unknown as StoreRecord;
    }
  };
  const slow = {
    replaceAll: async (all: AsyncIterable<StoreRecord>) => {
      await turn.promise;
      for await (const record of all) written.push(JSON.stringify(record));
      return written.length;
    },
  };
  const stores = [{ store: slow, keys: {} }];
  const done = distributeRecords(records(), { stores, storeOf: () => slow });
  await setImmediate();
  expect(read).toBeLessThan(50);
  turn.resolve();
  expect(await done).toBe(100);
  expect(written.at(-1)).toBe('{"number":99}');
});

test('reshard moves everything to several databases and to other ranges, and people play on', async () => {
  const databaseUrl = await emptyPostgres();
  const { text, urls } = await severalDatabases();
  const [home, first, second, third] = urls;
  const source = await openStore({ databaseUrl, dataDir: '' });
  await source.accounts.createAccount('ann', passkey);
  const key = await source.notices.serverKey('a key', () => 'shared');
  const { playAll, close } = await someMatches(source, 5);
  const records = await allOf(source.records());
  await close();

  // From one database to three and one for the accounts.
  expect(await reshard({ databaseUrl }, text, careful)).toEqual({ tables: 5, accounts: 1 });
  const sharded = await openStore({ databaseUrl: text, dataDir: '' });
  expect(await allOf(sharded.records())).toEqual(records);
  expect(await sharded.notices.serverKey('a key', () => 'new')).toBe(key);
  const one = await startServer({ store: sharded });
  await playAll(one.address, 8);
  await one.close();

  // To other ranges, in some of the same databases.
  const halves = `${home} 0000-7fff=${third} 8000-ffff=${first}`;
  expect(await reshard({ databaseUrl: text }, halves, careful)).toEqual({ tables: 5, accounts: 1 });
  const halved = await openStore({ databaseUrl: halves, dataDir: '' });
  const two = await startServer({ store: halved });
  await playAll(two.address, 12);
  const last = await allOf(halved.records());
  expect(last.filter((record) => 'entries' in record && record.entries.length >= 12)).toHaveLength(
    5,
  );
  await two.close();

  // Nobody starts a server with ranges that do not fit what is in the databases.
  const old = openStore({ databaseUrl: text, dataDir: '' });
  await expect(old).rejects.toThrow(
    /gives the hashes 0000-4fff .* was set up for the hashes 8000-ffff.*reshard/su,
  );
  const single = openStore({ databaseUrl: first, dataDir: '' });
  await expect(single).rejects.toThrow(/gives all tables .* was set up for the hashes 8000-ffff/su);
  const unmarked = openStore({ databaseUrl: `${databaseUrl} 0000-ffff=${second}`, dataDir: '' });
  await expect(unmarked).rejects.toThrow(/gives the accounts .* was set up for all tables/su);
});

test('reshard leaves other data and running servers alone', async () => {
  const databaseUrl = await emptyPostgres();
  const { text, urls } = await severalDatabases();
  const source = await openStore({ databaseUrl, dataDir: '' });
  await source.accounts.createAccount('ann', passkey);
  const other = await openPostgresStore(urls[2]!);
  await other.accounts.createAccount('ben', passkey);
  await expect(reshard({ databaseUrl }, text, careful)).rejects.toThrow(/is not empty.*--force/u);
  expect(await countsIn(urls[2]!)).toMatchObject({ accounts: 1 });
  const lock = await lockForServer({ databaseUrl, dataDir: '' });
  await expect(reshard({ databaseUrl }, text, { force: true })).rejects.toThrow(
    /A server is running/u,
  );
  await lock.release();
  expect(await reshard({ databaseUrl }, text, { force: true })).toEqual({ tables: 0, accounts: 1 });
  await source.close();
  await other.close();
});

test('a backup of several databases is restored into any store, and a running server refuses it', async () => {
  const { text } = await severalDatabases();
  const folder = await temporaryFolder();
  const file = join(folder, 'richtfest.backup');
  const store = await openStore({ databaseUrl: text, dataDir: '' });
  const { close } = await someMatches(store, 3);
  const records = await allOf(store.records());
  expect(await backup({ databaseUrl: text }, file, careful)).toEqual({ tables: 3, accounts: 0 });
  const lock = await lockForServer({ databaseUrl: text, dataDir: '' });
  await expect(restore({ databaseUrl: text }, file, { force: true })).rejects.toThrow(/running/u);
  await lock.release();
  await close();
  await restore({ dataDir: folder }, file, careful);
  const copy = await openStore({ dataDir: folder, databaseUrl: undefined });
  expect(await allOf(copy.records())).toEqual(records);
  await copy.close();
  await restore({ databaseUrl: text }, file, { force: true });
  const again = await openStore({ databaseUrl: text, dataDir: '' });
  expect(await allOf(again.records())).toEqual(records);
  await again.close();
});
