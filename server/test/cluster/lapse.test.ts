import { expect, test } from 'vitest';
import { Client, legalMoves } from '../support/client.ts';
import { type LocalServer, startCluster } from '../support/cluster.ts';
import { calm, get, newTable, person, pigs, sit } from '../support/table.ts';

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
