import { expect, onTestFinished, test } from 'vitest';
import { BUS_VERSION, newServerId } from '../../src/cluster/bus-version.ts';
import { clusterOn } from '../../src/cluster/cluster.ts';
import { connectToNats } from '../../src/cluster/nats-bus.ts';
import { clusterStatus, drainServer, moveTable } from '../../src/index.ts';
import { openPostgresStore } from '../../src/store/open-postgres-store.ts';
import { readPostgresVersion } from '../../src/store/read-postgres.ts';
import { shardHash } from '../../src/store/shards.ts';
import { severalDatabases } from '../support/backends.ts';
import { CALM } from '../support/cluster.ts';
import { Client, legalMoves } from '../support/client.ts';
import { startNats } from '../support/nats.ts';
import { emptyPostgres } from '../support/postgres.ts';
import { calm, newTable, person, pigs, sit, startServer } from '../support/table.ts';

test('an operator moves a table and drains a server: its players notice nothing (PR-36)', async () => {
  const game = await pigs();
  const place = { databaseUrl: await emptyPostgres(), natsUrl: (await startNats()).url };
  const start = async () => {
    const store = await openPostgresStore(place.databaseUrl);
    const bus = await connectToNats(newServerId(), place.natsUrl);
    const options = { store: store.cluster, release: '1', limits: CALM };
    return { id: bus.id, ...(await startServer({ store, cluster: clusterOn(bus, options) })) };
  };
  const [first, second] = [await start(), await start()];
  onTestFinished(async () => void (await Promise.all([first.close(), second.close()])));
  const table = await newTable(first.address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const ann = await Client.join(first.address, table.table, { key: keys[0]! });
  const ben = await Client.join(second.address, table.table, { key: keys[1]! });
  const statusOf = async ({ id }: { readonly id: string }) =>
    (await clusterStatus(place)).find((server) => server.id === id);

  await moveTable(place, table.table, first.id);
  expect(await statusOf(first)).toMatchObject({ tables: 1 });
  expect(await statusOf(second)).toMatchObject({ tables: 0 });
  expect(await ann.play(legalMoves(game, ann, 0)[0])).toMatchObject({ version: 1 });
  await drainServer(place, first.id);
  // The players' servers bring it to the other one.
  await expect.poll(() => statusOf(second)).toMatchObject({ tables: 1 });
  expect(await statusOf(first)).toMatchObject({ tables: 0, isDraining: true });
  await ben.until(() => ben.version === 1);
  const [owing] = ben.match!.owing;
  const mover = [ann, ben][owing!]!;
  expect(await mover.play(legalMoves(game, mover, owing!)[0])).toMatchObject({ version: 2 });
  await Promise.all([ann, ben].map((each) => each.until(() => each.version === 2)));
  expect([ann.closed, ben.closed]).toEqual([undefined, undefined]);

  await expect(moveTable(place, table.table, first.id)).rejects.toThrow(/is being drained/u);
  await expect(moveTable(place, table.table, 'nowhere')).rejects.toThrow(/no server “nowhere”/u);
  await expect(moveTable(place, 'BCDF-GHJK', second.id)).rejects.toThrow(/no table/u);
  const elsewhere = { ...place, natsUrl: (await startNats()).url };
  await expect(drainServer(elsewhere, second.id)).rejects.toThrow(/reached through this NATS/u);
});

test('an operator learns why a server was not drained: no database, no NATS, no answer', async () => {
  const place = { databaseUrl: await emptyPostgres(), natsUrl: (await startNats()).url };
  const store = await openPostgresStore(place.databaseUrl);
  onTestFinished(() => store.close());
  const id = newServerId();
  await store.cluster.renew({ id, release: '1', bus: BUS_VERSION }, 600_000);
  await expect(clusterStatus({ dataDir: 'data' })).rejects.toThrow(/--database-url postgresql:/u);
  const { databaseUrl } = place;
  await expect(drainServer({ databaseUrl }, id)).rejects.toThrow(/Say where NATS is: --nats-url/u);
  const bus = await connectToNats(id, place.natsUrl);
  onTestFinished(() => bus.close());
  await bus.listen({
    receive: () => undefined,
    answer: () => Promise.reject(new Error('broken')),
    failed: () => undefined,
  });
  await expect(drainServer(place, id)).rejects.toThrow(
    `Server “${id}” does not answer. “cluster status” says what it has done.`,
  );
});

test('an operator’s commands leave a database of another version as it is', async () => {
  const databaseUrl = await emptyPostgres();
  expect(await clusterStatus({ databaseUrl })).toEqual([]);
  expect(await readPostgresVersion(databaseUrl)).toBe(0);
});

test('a table that no server has is moved to one, whatever database it is in', async () => {
  const { text, open } = await severalDatabases();
  const place = { databaseUrl: text, natsUrl: (await startNats()).url };
  const store = await open();
  const bus = await connectToNats(newServerId(), place.natsUrl);
  const cluster = clusterOn(bus, { store: store.cluster, release: '1', limits: CALM });
  const { address, close } = await startServer({ store, cluster });
  onTestFinished(close);
  const codes: string[] = [];
  for (let number = 0; number < 4; number++) {
    const { table } = await newTable(address, [person, person], calm);
    await moveTable(place, table, bus.id);
    codes.push(table);
  }
  expect(new Set(codes.map((code) => shardHash(code) >> 14)).size).toBeGreaterThan(1);
  expect(await clusterStatus(place)).toMatchObject([{ id: bus.id, tables: 4 }]);
});
