import {
  type GameMove,
  type MatchFile,
  randomFromText,
  verify,
  writeTurn,
} from '@richtfest/engine';
import { expect, test } from 'vitest';
import { type ChildServer, startChild } from './support/child.ts';
import { Client, someMove } from './support/client.ts';
import { bot, get, newTable, person, pigs, sit, temporaryFolder } from './support/table.ts';

const CRASHES = 4;

test('a server killed at any moment has lost nothing it acknowledged', async () => {
  const game = await pigs();
  const folder = await temporaryFolder();
  const random = randomFromText('crash');
  let server: ChildServer = await startChild(folder);
  const table = await newTable(server.address, [person, bot, person]);
  const keys = new Map(
    [await sit(table, 'Ann'), await sit(table, 'Ben')].map(({ seat, key }) => [seat, key]),
  );
  const acknowledged = new Map<number, { seat: number; move: GameMove }>();
  let clients = new Map<number, Client>();

  const connect = async () => {
    const joining = [...keys].map(async ([seat, key]): Promise<[number, Client]> => {
      const before = clients.get(seat);
      const client = await (before?.rejoin(server.address, table.table, key) ??
        Client.join(server.address, table.table, { key }));
      return [seat, client];
    });
    clients = new Map(await Promise.all(joining));
  };
  /** Plays both people's turns until the connection ends, the match ends, or a moment has come. */
  const play = async (isEnough: () => boolean) => {
    const playing = [...clients].map(async ([seat, client]) => {
      const isOver = () => client.closed !== undefined || client.match!.result !== undefined;
      const isTurn = () => client.match!.owing.includes(seat);
      while (!isEnough() && !isOver()) {
        await client.until(() => isOver() || isEnough() || isTurn());
        if (isOver() || isEnough()) return;
        const move = someMove(game, client, seat, random);
        const id = `${seat}-${client.version}-${random.word()}`;
        client.send({ type: 'move', id, version: client.version, move });
        const answer = () =>
          client.messages.find((message) => 'id' in message && message.id === id);
        await client.until(() => isOver() || answer() !== undefined);
        const answered = answer();
        if (answered?.type !== 'accepted') continue;
        acknowledged.set(answered.version, { seat, move });
        await client.until(() => isOver() || client.version >= answered.version);
      }
    });
    await Promise.all(playing);
  };

  await connect();
  for (let crash = 0; crash < CRASHES; crash++) {
    const goal = acknowledged.size + 3 + random.below(12);
    const playing = play(() => false);
    await clients
      .get(0)!
      .until(() => acknowledged.size >= goal || clients.get(0)!.match!.result !== undefined);
    await new Promise((resolve) => setTimeout(resolve, random.below(20)));
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    await playing;
    server = await startChild(folder);
    await connect();
    const highest = Math.max(...acknowledged.keys());
    for (const client of clients.values()) expect(client.version).toBeGreaterThanOrEqual(highest);
  }
  await play(() => false);

  const { body: file } = await get<MatchFile>(`${server.address}/api/tables/${table.table}/match`);
  expect(verify(game, file).faults).toEqual([]);
  for (const [version, { seat, move }] of acknowledged) {
    expect(file.moves[version - 1]).toBe(writeTurn(game, seat, move));
  }
  for (const [seat, client] of clients) {
    expect(client.events).toEqual(verify(game, file).match!.eventsFor(seat));
  }
});

test('a table that waits for a bot goes on when the server is back, before anybody asks', async () => {
  const folder = await temporaryFolder();
  let server = await startChild(folder);
  const table = await newTable(server.address, [bot, bot, person], { firstSeat: 0 });
  await sit(table, 'Ann');
  await server.end('SIGKILL');
  server = await startChild(folder);
  for (;;) {
    const { body } = await get<{ tables: number }>(`${server.address}/healthz`);
    if (body.tables === 1) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const watcher = await Client.join(server.address, table.table);
  await watcher.until(
    () => watcher.match!.owing.includes(2) || watcher.match!.result !== undefined,
  );
  expect(watcher.version).toBeGreaterThan(0);
});

test('told to end, a server says goodbye and ends well', async () => {
  const folder = await temporaryFolder();
  const server = await startChild(folder);
  const table = await newTable(server.address, [person, person]);
  const client = await Client.join(server.address, table.table);
  expect(await server.end('SIGTERM')).toBe(0);
  await client.until(() => client.closed !== undefined);
  expect(client.closed?.code).toBe(1001);
});
