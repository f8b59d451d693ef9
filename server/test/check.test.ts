import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUS_VERSION } from '../src/cluster/bus-version.ts';
import { check, serve } from '../src/index.ts';
import { openPostgresStore } from '../src/store/open-postgres-store.ts';
import { MIGRATIONS, migrate } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/open-sqlite-store.ts';
import { connectToPostgres } from './support/backends.ts';
import { emptyPostgres } from './support/postgres.ts';
import { temporaryFolder } from './support/table.ts';

const NEWEST = MIGRATIONS.length;

/** The embedded store as an older or newer server has left it. */
async function storeOf(version: number): Promise<string> {
  const dataDir = await temporaryFolder();
  const { database } = await openSqlite(join(dataDir, 'richtfest.sqlite'));
  await migrate(database, { target: Math.min(version, NEWEST) });
  if (version > NEWEST) {
    const future = { version, applied_at: 0 };
    await database.insertInto('schema_versions').values(future).execute();
  }
  await database.destroy();
  return dataDir;
}

/** The checks by name, without the messages of good ones. */
async function outcome(options: Parameters<typeof check>[0]) {
  const { isReady, checks } = await check(options);
  return { isReady, checks: checks.map(({ name, isGood }) => `${name} ${isGood}`) };
}

test('an up-to-date or missing embedded store is ready', async () => {
  const ready = { isReady: true, checks: ['configuration true', 'database true', 'space true'] };
  expect(await outcome({ dataDir: await storeOf(NEWEST) })).toEqual(ready);
  const nowhere = join(await temporaryFolder(), 'data');
  expect(await outcome({ dataDir: nowhere })).toEqual(ready);
});

test('an older store is listed with what would be upgraded, and stays as it is', async () => {
  const dataDir = await storeOf(13);
  for (let time = 0; time < 2; time++) {
    const { isReady, checks } = await check({ dataDir });
    expect(isReady).toBe(true);
    expect(checks.find(({ name }) => name === 'upgrade')?.message).toContain(
      `It will be upgraded to version ${NEWEST}: add aids, add faces`,
    );
  }
});

test('a newer store, a damaged one and an invalid variable are problems', async () => {
  const newer = await check({ dataDir: await storeOf(NEWEST + 1) });
  expect(newer.isReady).toBe(false);
  expect(newer.checks[1]?.message).toMatch(/it needs a newer server\.$/u);
  const dataDir = await temporaryFolder();
  writeFileSync(join(dataDir, 'richtfest.sqlite'), 'not a database '.repeat(100));
  const damaged = await check({ dataDir, publicUrl: 'here' });
  expect(damaged.checks.map(({ isGood, message }) => [isGood, message])).toEqual([
    [false, expect.stringContaining('PUBLIC_URL must be the address')],
    [false, expect.stringContaining('the file is damaged or no database.')],
    [true, expect.stringContaining('are free')],
  ]);
});

test('a store that can’t be created is a problem', async () => {
  const file = join(await temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { isReady, checks } = await check({ dataDir: join(file, 'data') });
  expect(isReady).toBe(false);
  expect(checks[1]?.message).toMatch(/can’t be opened: .*file is not a folder\.$/u);
});

test('a PostgreSQL database that would be upgraded needs pg_dump or a backup', async () => {
  const databaseUrl = await emptyPostgres();
  expect(await outcome({ databaseUrl })).toMatchObject({ isReady: true });
  const database = connectToPostgres(databaseUrl);
  await migrate(database, { target: NEWEST - 1 });
  await database.destroy();
  const checks = ['configuration true', 'database true', 'upgrade true'];
  vi.stubEnv('PATH', await temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await outcome({ databaseUrl })).toEqual({
    isReady: false,
    checks: [...checks, 'backup false'],
  });
  vi.stubEnv('DATABASE_BACKUP', 'done');
  expect(await outcome({ databaseUrl })).toEqual({
    isReady: true,
    checks: [...checks, 'backup true'],
  });
});

test('a database server that does not answer is a problem', async () => {
  const { isReady, checks } = await check({ databaseUrl: 'postgresql://u@127.0.0.1:9/none' });
  expect(isReady).toBe(false);
  expect(checks[1]?.message).toMatch(/no database server answers there\.$/u);
});

test('a server whose version is too far from those that run does not join, and changes nothing (PR-57)', async () => {
  const databaseUrl = await emptyPostgres();
  const place = { databaseUrl, natsUrl: 'nats://127.0.0.1:1', dataDir: await temporaryFolder() };
  const clusterCheck = async () =>
    (await check(place)).checks.find(({ name }) => name === 'cluster');
  const newest = await openPostgresStore(databaseUrl);
  onTestFinished(() => newest.close());
  expect(await clusterCheck()).toMatchObject({ isGood: true });
  await newest.cluster.renew({ id: 'otherv2', release: '7.1.0', bus: 2 }, 600_000);
  expect(await clusterCheck()).toEqual({
    name: 'cluster',
    isGood: true,
    message: 'This release can join the servers that run: otherv2.',
  });
  await newest.cluster.renew({ id: 'otherv3', release: '7.2.0', bus: 3 }, 600_000);
  const problem =
    /can’t talk to servers of this cluster: otherv3 \(release 7\.2\.0\)\. Install their release here\./u;
  expect(await clusterCheck()).toMatchObject({
    isGood: false,
    message: expect.stringMatching(problem),
  });
  // It is refused before NATS is asked.
  await expect(serve({ ...place, host: '127.0.0.1', port: 0 })).rejects.toThrow(problem);
});

test('a database is not upgraded under servers that are too old to run with this one (PR-57)', async () => {
  const databaseUrl = await emptyPostgres();
  const place = { databaseUrl, natsUrl: 'nats://127.0.0.1:1', dataDir: await temporaryFolder() };
  const database = connectToPostgres(databaseUrl);
  onTestFinished(() => database.destroy());
  await migrate(database, { target: NEWEST - 1 });
  const details = JSON.stringify({ release: '0.0.1', bus: BUS_VERSION - 2 });
  const row = { id: 'old', expires_at: Date.now() + 600_000, details };
  await database.insertInto('servers').values(row).execute();
  await expect(serve({ ...place, host: '127.0.0.1', port: 0 })).rejects.toThrow(
    'old (release 0.0.1). Upgrade them to a release in between first, or stop them all.',
  );
  expect((await check(place)).checks.find(({ name }) => name === 'database')?.message).toContain(
    `has version ${NEWEST - 1}.`,
  );
});
