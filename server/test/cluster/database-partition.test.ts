import { CLOSE } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { moveTable } from '../../src/index.ts';
import { shardHash } from '../../src/store/shards.ts';
import { Client } from '../support/client.ts';
import { emptyPostgres, relayedPostgres } from '../support/postgres.ts';
import { type ServerProcess, playOnce, startServers } from '../support/server-processes.ts';
import { TableRecord } from '../support/table-record.ts';
import { type TestTable, calm, get, newTable, person, pigs, sit } from '../support/table.ts';

/** A table of Ann and Ben, who have not connected yet. */
async function seated(table: TestTable) {
  const code = table.table;
  const record = new TableRecord(code);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const join = ({ address }: ServerProcess, seat: number) =>
    Client.join(address, code, { key: keys[seat]!, trace: record.of(`client ${seat}`, seat) });
  return { code, record, keys, join };
}

test('a server cut off from the database: its clients learn it, its tables go on elsewhere (PR-37)', async () => {
  const game = await pigs();
  const databaseUrl = await emptyPostgres();
  const { servers, start, store, place } = await startServers(1, { databaseUrl });
  const healthy = servers[0]!;
  const { url, relay } = await relayedPostgres(databaseUrl);
  const cutOff = await start({ databaseUrl: url });
  const table = await newTable(healthy.address, [person, person], calm);
  const { code, keys, record, join } = await seated(table);
  const [ann, ben] = [await join(cutOff, 0), await join(healthy, 1)];
  await moveTable(place, code, cutOff.id);
  await playOnce(game, [ann, ben], { id: 'before' });

  // Nothing is answered any more, and no connection ends.
  relay.silence();
  await ann.until(() => ann.closed?.code === CLOSE.goingAway);
  expect((await get(`${cutOff.address}/readyz`)).status).toBe(503);
  // A client that comes back to it all the same does not wait for an answer.
  expect((await get(table.url.replace(healthy.address, cutOff.address))).status).toBe(500);
  const again = await ann.rejoin(healthy.address, code, keys[0]);
  await playOnce(game, [again, ben], { id: 'meanwhile' });
  expect(ben.closed).toBeUndefined();

  relay.restore();
  const ready = async () => (await get(`${cutOff.address}/readyz`)).status;
  await expect.poll(ready).toBe(200);
  const back = await again.rejoin(cutOff.address, code, keys[0]);
  await playOnce(game, [back, ben], { id: 'after' });
  await record.check(store, 1);
});

test('a database of tables that does not answer: all other tables have a server within seconds', async () => {
  const game = await pigs();
  const { url: second, relay } = await relayedPostgres(await emptyPostgres());
  const databaseUrl = `${await emptyPostgres()} 0000-7fff=${await emptyPostgres()} 8000-ffff=${second}`;
  const { servers, store, ownerOf } = await startServers(3, { databaseUrl });
  const tableOf = async (isIn: (hash: number) => boolean) => {
    for (;;) {
      const table = await newTable(servers[0]!.address, [person, person], calm);
      if (isIn(shardHash(table.table))) return await seated(table);
    }
  };
  const { code, record, join } = await tableOf((hash) => hash <= 0x7fff);
  const owner = await ownerOf(code);
  const others = servers.filter((each) => each !== owner);
  const clients = [await join(others[0]!, 0), await join(others[1]!, 1)];
  await playOnce(game, clients, { id: 'before' });

  relay.silence();
  await owner.end('SIGKILL');
  await playOnce(game, clients, { id: 'after' });
  expect((await get(`${others[0]!.address}/api/lobby`)).status).toBe(200);
  expect(clients.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  await record.check(store, 1);
});
