import { mkdir, readFile, stat, writeFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type MatchFile, randomFromText, verify } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { writeBackup } from '../src/admin/backup-file.ts';
import { type Store, backup, openSqliteStore, prune, restore, stats } from '../src/index.ts';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import { Client, playOn } from './support/client.ts';
import { emptyPostgres } from './support/postgres.ts';
import { allOf } from './support/store-contract.ts';
import { get, newTable, person, pigs, sit, startServer, temporaryFolder } from './support/table.ts';

const careful = { force: false };
const forced = { force: true };

const passkey = {
  id: 'passkey',
  rpId: 'play.example.org',
  publicKey: 'cHVibGlj',
  counter: 0,
  name: 'Tablet',
  createdAt: 1_700_000_000_000,
  usedAt: 1_700_000_000_000,
};

/** A server in the middle of a match, with the players at its table. */
async function midGame(store: Store) {
  const game = await pigs();
  const { address, close } = await startServer({ store });
  const table = await newTable(address, [person, person]);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const join = (at: string) =>
    Promise.all(
      keys.map(async (key, seat) => ({
        seat,
        client: await Client.join(at, table.table, { key }),
        random: randomFromText(`admin ${seat}`),
      })),
    );
  const play = async (at: string, isEnough: (client: Client) => boolean) => {
    const players = await join(at);
    await Promise.all(players.map((each) => playOn(game, each, () => isEnough(each.client))));
  };
  await play(address, ({ version }) => version >= 6);
  return { address, close, table, play, game };
}

test('a backup taken while people play moves to the other kind of store, and they play on', async () => {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const databaseUrl = await emptyPostgres();
  const file = join(folder, 'richtfest.backup');
  const source = await openPostgresStore(databaseUrl);
  const { table, close, play, game } = await midGame(source);
  await source.accounts.createAccount('ann', passkey);
  expect(await backup({ databaseUrl }, file, careful)).toEqual({ tables: 1, accounts: 1 });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await allOf(source.records());
  await close();

  const { takenAt, ...all } = await restore({ dataDir }, file, careful);
  expect(all).toEqual({ tables: 1, accounts: 1 });
  expect(Math.abs(takenAt - Date.now())).toBeLessThan(120_000);
  const target = await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
  expect(await allOf(target.records())).toEqual(before);
  const { address } = await startServer({ store: target });
  await play(address, ({ match }) => match?.result !== undefined);
  const { body } = await get<MatchFile>(`${address}/api/tables/${table.table}/match`);
  expect(verify(game, body).problems).toEqual([]);
  expect(await stats({ dataDir })).toMatchObject({ running: 0, finished: 1 });
});

test('restoring overwrites nothing by default and rejects a damaged backup', async () => {
  const folder = await temporaryFolder();
  const [dataDir, other] = [join(folder, 'data'), join(folder, 'other')];
  const file = join(folder, 'backup');
  await expect(stats({ dataDir })).rejects.toThrow(/is not there/u);
  const store = await openFile(dataDir);
  await midGame(store);
  await backup({ dataDir }, file, careful);
  expect(() => backup({ dataDir }, file, careful)).toThrow(/With --force it is replaced/u);
  await backup({ dataDir }, file, forced);
  await expect(restore({ dataDir }, file, careful)).rejects.toThrow(/has one table. With --force/u);

  const text = await readFile(file, 'utf8');
  const damages = {
    'its end is missing': text.split('\n').slice(0, -2).join('\n'),
    'it was changed': text.replace('"version":', '"version": '),
    'something comes after': `${text}{}\n`,
    'no backup of Richtfest.': '{"sha256":""}\n',
    'or a damaged one': text.slice(0, 60),
    'needs a newer Richtfest': text.replace('"format":1', '"format":2'),
  };
  for (const [sentence, damaged] of Object.entries(damages)) {
    await writeFile(file, damaged);
    await expect(restore({ dataDir: other }, file, forced)).rejects.toThrow(sentence);
  }
  const missing = restore({ dataDir: other }, join(folder, 'nowhere'), forced);
  await expect(missing).rejects.toThrow(/There is no file/u);
  await writeFile(file, text);
  expect(await restore({ dataDir: other }, file, careful)).toMatchObject({ tables: 1 });
  expect(await restore({ dataDir: other }, file, forced)).toMatchObject({ tables: 1 });
});

test('a failed backup leaves no file behind', async () => {
  const folder = await temporaryFolder();
  const next = () => Promise.reject(new Error('the database is gone'));
  const cut = { [Symbol.asyncIterator]: () => ({ next }) };
  const writing = writeBackup(join(folder, 'backup'), cut, { takenAt: 0, keys: {} });
  await expect(writing).rejects.toThrow('the database is gone');
  expect(await readdir(folder)).toEqual([]);
});

test('pruning keeps recent tables', async () => {
  const dataDir = join(await temporaryFolder(), 'data');
  const store = await openFile(dataDir);
  await midGame(store);
  const days = { finishedDays: 0, abandonedDays: 1, unusedDays: 0, isRehearsal: false };
  expect(await prune({ dataDir }, days)).toEqual({
    finished: 0,
    abandoned: 0,
    accounts: 0,
    daily: 0,
  });
  const now = { ...days, abandonedDays: 0 };
  expect(await prune({ dataDir }, { ...now, isRehearsal: true })).toMatchObject({ abandoned: 1 });
  expect(await prune({ dataDir }, now)).toEqual({
    finished: 0,
    abandoned: 1,
    accounts: 0,
    daily: 0,
  });
  expect(await stats({ dataDir })).toMatchObject({ waiting: 0, running: 0, entries: 0 });
});

async function openFile(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  return await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
}
