import { expect, test } from 'vitest';
import { Client, legalMoves } from '../support/client.ts';
import { type LocalServer, startCluster } from '../support/cluster.ts';
import { calm, get, newTable, person, pigs, sit, summaryOf } from '../support/table.ts';

/** A table of Ann, who is connected to its owner, and Ben, who is not. */
async function tableAcross() {
  const servers = await startCluster(2);
  const table = await newTable(servers[0]!.address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const counts = await Promise.all(
    servers.map(async ({ address }) => (await get<{ tables: number }>(`${address}/healthz`)).body),
  );
  const owner = servers[counts.findIndex(({ tables }) => tables === 1)]!;
  const gateway = servers.find((each) => each !== owner)!;
  const [ann, ben] = [
    await Client.join(owner.address, table.table, { key: keys[0]! }),
    await Client.join(gateway.address, table.table, { key: keys[1]! }),
  ];
  return { table, keys, owner, gateway, ann, ben };
}

const ABSENT = { isPresent: false };

/** A server finds another one missing, once. */
async function miss(server: LocalServer, missed: string): Promise<void> {
  const { cluster } = server.store;
  const servers = cluster.servers.bind(cluster);
  await new Promise<void>((resolve) => {
    cluster.servers = async () => {
      cluster.servers = servers;
      const found = await servers();
      setImmediate(resolve);
      return found.filter(({ id }) => id !== missed);
    };
  });
}

test('a server that was late, not gone: its clients get every move that follows (PR-36)', async () => {
  const game = await pigs();
  const { owner, gateway, ann, ben } = await tableAcross();
  await miss(owner, gateway.id);
  await ann.until(() => ann.seats[1]!.isPresent);
  expect(await ann.play(legalMoves(game, ann, 0)[0])).toMatchObject({ version: 1 });
  await ben.until(() => ben.version === 1);
  expect(ben.line).toEqual(ann.line);
  expect(ben.closed).toBeUndefined();
});

test('a table that is taken over while it is opened: its clients follow it (PR-34)', async () => {
  const game = await pigs();
  const { table, keys, owner, gateway, ann, ben } = await tableAcross();
  const { store } = gateway;
  await ben.close();
  await ann.until(() => !ann.seats[1]!.isPresent);
  await ann.close();
  await expect.poll(async () => (await summaryOf(table)).seats[0]).toMatchObject(ABSENT);
  await owner.bus.request(owner.id, { is: 'hand-over', table: table.table, to: gateway.id });

  const [claimed, opening, lapsed] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const claim = store.cluster.claim.bind(store.cluster);
  store.cluster.claim = async (...args) => {
    store.cluster.claim = claim;
    const owned = await claim(...args);
    claimed!.resolve();
    await opening!.promise;
    return owned;
  };
  const joining = Client.join(gateway.address, table.table, { key: keys[1]! });
  await claimed!.promise;
  const { epoch } = (await owner.store.cluster.ownership(table.table))!;
  await owner.store.cluster.handOver(table.table, { epoch, to: owner.id });
  const renew = store.cluster.renew.bind(store.cluster);
  store.cluster.renew = async (...args) => {
    store.cluster.renew = renew;
    const renewal = await renew(...args);
    setImmediate(lapsed!.resolve);
    return { ...renewal, hasLapsed: true };
  };
  await lapsed!.promise;
  opening!.resolve();

  const again = await joining;
  const here = await Client.join(owner.address, table.table, { key: keys[0]! });
  expect(await here.play(legalMoves(game, here, 0)[0])).toMatchObject({ version: 1 });
  await again.until(() => again.version === 1);
  expect(again.line).toEqual(here.line);
});
