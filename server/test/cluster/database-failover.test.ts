import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { Client, someMove } from '../support/client.ts';
import { startRelay } from '../support/relay.ts';
import { startServers } from '../support/server-processes.ts';
import { startDatabasePair } from '../support/standby.ts';
import { TableRecord } from '../support/table-record.ts';
import { get, newTable, person, pigs, sit, temporaryFolder } from '../support/table.ts';

test('the database fails over to its synchronous standby: nothing acknowledged is lost (PR-31)', async () => {
  const game = await pigs();
  const random = randomFromText('failover');
  const { primary, standby, promote } = await startDatabasePair(await temporaryFolder());
  // An address that always leads to the primary, as a proxy or a virtual address does.
  const relay = await startRelay(primary.socket);
  const databaseUrl = `postgresql://postgres@127.0.0.1:${relay.port}/postgres`;
  const { servers, store } = await startServers(2, { databaseUrl });
  const table = await newTable(servers[0]!.address, [person, person]);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const record = new TableRecord(table.table);
  let clients = await Promise.all(
    keys.map((key, seat) =>
      Client.join(servers[seat]!.address, table.table, {
        key,
        trace: record.of(`client ${seat}`, seat),
      }),
    ),
  );

  /** Plays both seats until a connection ends or the log has this many entries. */
  const playUntil = async (isEnough: () => boolean) => {
    const isCut = () => clients.some(({ closed }) => closed !== undefined);
    const isDone = () => isCut() || isEnough() || clients[0]!.match!.result !== undefined;
    await Promise.all(
      clients.map(async (client, seat) => {
        while (!isDone()) {
          await client.until(() => isDone() || client.match!.owing.includes(seat));
          if (isDone()) return;
          const id = `${random.word()}`;
          const { version } = client;
          client.send({
            type: 'move',
            id,
            version,
            move: someMove(game, client, seat, random),
          });
          const isAnswered = () => client.messages.some((each) => 'id' in each && each.id === id);
          await client.until(() => isCut() || (isAnswered() && client.version > version));
        }
      }),
    );
  };

  await playUntil(() => clients[0]!.version >= 6);
  const before = clients[0]!.version;
  expect(before).toBeGreaterThanOrEqual(6);
  // Moves are under way when the primary dies.
  const playing = playUntil(() => false);
  await primary.kill();
  await promote();
  relay.redirect(standby.socket);
  await playing;
  for (const { address } of servers) {
    await expect.poll(async () => (await get(`${address}/readyz`)).status).toBe(200);
  }
  clients = await Promise.all(
    clients.map(async (client, seat) => {
      const { address } = servers[seat]!;
      await expect
        .poll(async () => (await get(`${address}/api/tables/${table.table}`)).status)
        .toBe(200);
      await client.close();
      return await client.rejoin(address, table.table, keys[seat]);
    }),
  );
  const resumed = clients[0]!.version;
  expect(resumed).toBeGreaterThanOrEqual(before);
  await playUntil(() => clients[0]!.version >= resumed + 4);
  await record.check(store, 10);
});
