import type { Game } from '@richtfest/engine';
import { CLOSE } from '@richtfest/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgresStore } from '../../src/store/open-postgres-store.ts';
import { type ChildServer, startChild } from '../support/child.ts';
import { Client, legalMoves } from '../support/client.ts';
import { startNats } from '../support/nats.ts';
import { emptyPostgres } from '../support/postgres.ts';
import { calm, get, newTable, person, pigs, sit } from '../support/table.ts';

const isLong = process.env['RICHTFEST_LONG'] === '1';
const KILLS = isLong ? 100 : 5;

/** Servers in processes of their own, on a real database and a real NATS. */
async function startServers(count: number) {
  const [url, nats] = [await emptyPostgres(), await startNats()];
  const start = () => startChild(url, 1, nats.url);
  const servers = await Promise.all(Array.from({ length: count }, start));
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return { servers, start, store, nats };
}

async function ownerOf(servers: readonly ChildServer[]): Promise<number> {
  const counts = await Promise.all(
    servers.map(async ({ address }) => (await get<{ tables: number }>(`${address}/healthz`)).body),
  );
  return counts.findIndex(({ tables }) => tables > 0);
}

/** Plays the move of the seat to move, and waits until everybody has seen it. */
async function playOnce(game: Game, clients: readonly Client[], id: string): Promise<number> {
  const seat = clients[0]!.match!.owing[0]!;
  const mover = clients[seat]!;
  const answer = await mover.play(legalMoves(game, mover, seat)[0], { id });
  if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
  const { version } = answer;
  await Promise.all(clients.map((each) => each.until(() => each.version >= version)));
  return version;
}

test(
  'the owner killed again and again: no acknowledged move is lost or made twice (PR-33)',
  async () => {
    const game = await pigs();
    const { servers, start, store } = await startServers(3);
    let table = await newTable(servers[0]!.address, [person, person], calm);
    let keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
    let acknowledged = new Map<string, number>();
    let clients: Client[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const owner = await ownerOf(servers);
      const others = servers.filter((_, at) => at !== owner);
      clients = await Promise.all(
        keys.map((key, seat) => Client.join(others[seat]!.address, table.table, { key })),
      );
      acknowledged.set(`before-${kill}`, await playOnce(game, clients, `before-${kill}`));
      // The next move is under way when its server is killed, or finds it dead.
      const killed = servers[owner]!.end('SIGKILL');
      acknowledged.set(`after-${kill}`, await playOnce(game, clients, `after-${kill}`));
      expect(await killed).toBe('SIGKILL');
      expect(clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
      expect(clients[1]!.line).toEqual(clients[0]!.line);
      const entries = await store.loadEntries(table.table, 0);
      const ids = entries.flatMap(({ moveId, version }) => (moveId ? [[moveId, version]] : []));
      expect(ids).toEqual([...acknowledged]);
      await Promise.all(clients.map((client) => client.close()));
      servers[owner] = await start();
      if (clients[0]!.match!.result === undefined) continue;
      table = await newTable(servers[0]!.address, [person, person], calm);
      keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
      acknowledged = new Map();
    }
  },
  isLong ? 2_400_000 : 300_000,
);

test('an owner that was paused acknowledges nothing in its old epoch (PR-34)', async () => {
  const game = await pigs();
  const { servers, store } = await startServers(2);
  const table = await newTable(servers[0]!.address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const owner = servers[await ownerOf(servers)]!;
  const other = servers.find((each) => each !== owner)!;
  const join = ({ address }: ChildServer, seat: number) =>
    Client.join(address, table.table, { key: keys[seat]! });
  const [here, there, ben] = [await join(owner, 0), await join(other, 0), await join(other, 1)];
  const move = legalMoves(game, there, 0)[0];
  owner.signal('SIGSTOP');
  here.send({ type: 'move', id: 'late', version: 0, move });
  const epoch = async () => (await store.cluster.ownership(table.table))!.epoch;
  await expect.poll(epoch, { timeout: 60_000 }).toBe(2);
  owner.signal('SIGCONT');
  // The new owner acknowledges it, or the players there would not see it.
  expect(await here.answerTo('late')).toEqual({ type: 'accepted', id: 'late', version: 1 });
  await Promise.all([here, there, ben].map((each) => each.until(() => each.version === 1)));
  ben.send({ type: 'say', id: 'hi', text: 'Hallo' });
  await here.until(() => here.messages.some(({ type }) => type === 'said'));
  expect(await epoch()).toBe(2);
  expect(await store.loadEntries(table.table, 0)).toHaveLength(1);
});

test('without NATS nothing is lost: players elsewhere are told, and catch up when it is back (PR-37)', async () => {
  const game = await pigs();
  const { servers, store, nats } = await startServers(2);
  const table = await newTable(servers[0]!.address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const owner = servers[await ownerOf(servers)]!;
  const other = servers.find((each) => each !== owner)!;
  const join = ({ address }: ChildServer, seat: number) =>
    Client.join(address, table.table, { key: keys[seat]! });
  const [ann, ben] = [await join(owner, 0), await join(other, 1)];
  await nats.end();
  expect(await ann.play(legalMoves(game, ann, 0)[0])).toMatchObject({ version: 1 });
  await ben.until(() => ben.closed?.code === CLOSE.goingAway);
  await nats.start();
  const url = `${other.address}/api/tables/${table.table}`;
  await expect.poll(async () => (await get(url)).status).toBe(200);
  const again = await ben.rejoin(other.address, table.table, keys[1]);
  expect(again.line).toEqual(ann.line);
  expect(ann.closed).toBeUndefined();
  expect(await store.loadEntries(table.table, 0)).toHaveLength(1);
});
