import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup, prune, restore, serve, stats } from '../src/index.ts';
import { lockData } from '../src/store/data-lock.ts';
import type { StorePlace } from '../src/store/open-store.ts';
import { startChild } from './support/child.ts';
import { emptyPostgres, endSessions, ownPostgres } from './support/postgres.ts';
import { newTable, person, temporaryFolder } from './support/table.ts';

const forced = { force: true };
const REFUSAL = /^A server is running on this data: .* was left as it is\. Stop the server/u;

const PLACES: Readonly<Record<string, () => Promise<StorePlace>>> = {
  SQLite: async () => ({ dataDir: join(await temporaryFolder(), 'data') }),
  PostgreSQL: async () => ({
    dataDir: await temporaryFolder(),
    databaseUrl: await emptyPostgres(),
  }),
};

const days = { finishedDays: 1, abandonedDays: 1, unusedDays: 0, isRehearsal: false };

test.each(Object.entries(PLACES))(
  '%s: nothing is restored under a running server, and all of it after one that was killed',
  async (_name, prepare) => {
    const place = await prepare();
    const file = join(await temporaryFolder(), 'a.backup');
    const servers = [
      await startChild(place.databaseUrl ?? place.dataDir),
      await startChild(place.databaseUrl ?? place.dataDir),
    ] as const;
    await newTable(servers[0].address, [person, person]);
    await backup(place, file, forced);
    await newTable(servers[1].address, [person, person]);
    await expect(restore(place, file, forced)).rejects.toThrow(REFUSAL);
    expect(await stats(place)).toMatchObject({ waiting: 2 });
    expect(await prune(place, days)).toMatchObject({ abandoned: 0 });
    await expect(prune(place, { ...days, abandonedDays: 0 })).rejects.toThrow(REFUSAL);
    expect(await prune(place, { ...days, abandonedDays: 0, isRehearsal: true })).toMatchObject({
      abandoned: 2,
    });
    await servers[0].end('SIGTERM');
    await expect(restore(place, file, forced)).rejects.toThrow(REFUSAL);
    await servers[1].end('SIGKILL');
    await expect
      .poll(() => restore(place, file, forced))
      .toMatchObject({
        tables: 1,
      });
    expect(await stats(place)).toMatchObject({ waiting: 1 });
  },
);

test.each(Object.entries(PLACES))(
  '%s: no server starts during a restore',
  async (_name, prepare) => {
    const place = await prepare();
    const restoring = (await lockData(place, 'exclusive'))!;
    const start = () => serve({ ...place, port: 0, host: '127.0.0.1', print: () => undefined });
    await expect(start()).rejects.toThrow(
      /is being restored\. Start the server when that is done/u,
    );
    await restoring.release();
    await (await start()).close();
    await (await lockData(place, 'exclusive'))!.release();
  },
);

test('a lock that is lost with its connection to PostgreSQL is taken again', async () => {
  const place = await PLACES['PostgreSQL']!();
  const held = (await lockData(place, 'shared'))!;
  await endSessions('richtfest lock', place.databaseUrl!);
  const isLocked = async () => {
    const other = await lockData(place, 'exclusive');
    await other?.release();
    return other === undefined;
  };
  await expect.poll(isLocked, { interval: 200 }).toBe(true);
  await held.release();
  expect(await isLocked()).toBe(false);
});

test('a lock that was lost and then released is not taken again', async () => {
  const folder = join(await temporaryFolder(), 'database');
  const database = await ownPostgres(folder);
  const place = { dataDir: await temporaryFolder(), databaseUrl: database.url };
  const held = (await lockData(place, 'shared'))!;
  await database.end();
  // It waits for the database now, and for nothing any more.
  await held.release();
  await expect(lockData(place, 'exclusive')).rejects.toThrow(/ENOENT|ECONNREFUSED/u);
  const again = await ownPostgres(folder);
  const other = await lockData(place, 'exclusive');
  expect(other).toBeDefined();
  await other!.release();
  await again.end();
});
