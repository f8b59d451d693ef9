import { expect, test } from 'vitest';
import { LeastConnections, SteadyTable } from '../support/rolling.ts';
import { type ServerProcess, startServers } from '../support/server-processes.ts';
import { pigs } from '../support/table.ts';

const TABLES = 3;
/** Moves at each table while a server is replaced: a match is not over before the last is. */
const MOVES = 6;

test('three servers are replaced while people play: one reconnect per client, nothing is lost (PR-36)', async () => {
  const game = await pigs();
  const { servers, start, store } = await startServers(3);
  const proxy = new LeastConnections<ServerProcess>();
  for (const server of servers) proxy.add(server);
  const tables: SteadyTable[] = [];
  for (let at = 0; at < TABLES; at++) tables.push(await SteadyTable.at(servers[at]!, proxy));

  for (const old of servers.slice()) {
    // The replacement is there first; the proxy sends it those who have to connect again.
    const replacement = await start();
    proxy.add(replacement);
    servers.push(replacement);
    proxy.remove(old);
    const stopped = old.end('SIGTERM');
    await Promise.all(tables.map((table) => table.play(game, MOVES)));
    expect(await stopped).toBe(0);
  }
  for (const { players, record } of tables) {
    for (const { reconnects } of players) expect(reconnects).toBeLessThanOrEqual(1);
    await record.check(store, 6);
  }
  const reconnects = tables.flatMap(({ players }) => players.map((each) => each.reconnects));
  expect(reconnects.reduce((sum, each) => sum + each)).toBe(2 * TABLES);
  await Promise.all(tables.map((table) => table.leave()));
});
