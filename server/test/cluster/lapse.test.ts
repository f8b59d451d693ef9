import { expect, test } from 'vitest';
import { Client, legalMoves } from '../support/client.ts';
import type { Store } from '../../src/index.ts';
import { type BetweenServers, type LocalServer, startCluster } from '../support/cluster.ts';
import { calm, get, newTable, person, pigs, sit, summaryOf } from '../support/table.ts';

/** A table of Ann, who is connected to its owner, and Ben, who is not. */
async function tableAcross(onMessage?: (message: BetweenServers) => void) {
  const servers = await startCluster(2, {}, onMessage);
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

/** Holds the next table that a server opens, once it is claimed. */
function holdNextClaim({ cluster }: Store) {
  const [claimed, opening] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const claim = cluster.claim.bind(cluster);
  cluster.claim = async (...args) => {
    cluster.claim = claim;
    const owned = await claim(...args);
    claimed.resolve();
    await opening.promise;
    return owned;
  };
  return { claimed: claimed.promise, goOn: opening.resolve };
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

  const claiming = holdNextClaim(store);
  const joining = Client.join(gateway.address, table.table, { key: keys[1]! });
  await claiming.claimed;
  const { epoch } = (await owner.store.cluster.ownership(table.table))!;
  await owner.store.cluster.handOver(table.table, { epoch, to: owner.id });
  const lapsed = Promise.withResolvers<void>();
  const renew = store.cluster.renew.bind(store.cluster);
  store.cluster.renew = async (...args) => {
    store.cluster.renew = renew;
    const renewal = await renew(...args);
    setImmediate(lapsed.resolve);
    return { ...renewal, hasLapsed: true };
  };
  await lapsed.promise;
  claiming.goOn();

  const again = await joining;
  const here = await Client.join(owner.address, table.table, { key: keys[0]! });
  expect(await here.play(legalMoves(game, here, 0)[0])).toMatchObject({ version: 1 });
  await again.until(() => again.version === 1);
  expect(again.line).toEqual(here.line);
});

test('a player who leaves while the table is opened at another server is not left at it', async () => {
  const notices: { readonly is?: string; readonly link?: string }[] = [];
  const linksOf = (kind: string) => notices.flatMap(({ is, link }) => (is === kind ? [link] : []));
  const { table, owner, ben } = await tableAcross(
    ({ text }) => void notices.push(JSON.parse(text)),
  );
  const opening = holdNextClaim(owner.store);
  // The table is closed, and opened again where it was.
  await owner.bus.request(owner.id, { is: 'hand-over', table: table.table, to: owner.id });
  await opening.claimed;
  await expect.poll(() => linksOf('connect')).toHaveLength(2);
  await ben.close();
  await expect.poll(() => linksOf('disconnect')).toContain(linksOf('connect')[1]);
  opening.goOn();
  await expect.poll(async () => (await summaryOf(table)).seats[1]).toMatchObject(ABSENT);
});
