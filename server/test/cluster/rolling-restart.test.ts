import { expect, test } from 'vitest';
import { legalMoves } from '../support/client.ts';
import { type ServerProcess, startServers } from '../support/server-processes.ts';
import { SteadyPlayer } from '../support/steady-player.ts';
import { TableRecord } from '../support/table-record.ts';
import { calm, newTable, person, pigs, sit } from '../support/table.ts';

const TABLES = 3;
/** Moves at each table while a server is replaced: a match is not over before the last is. */
const MOVES = 6;

/** Sends each connection to the server with the fewest, as a proxy can. */
class LeastConnections {
  readonly #counts = new Map<ServerProcess, number>();

  add(server: ServerProcess): void {
    this.#counts.set(server, 0);
  }

  remove(server: ServerProcess): void {
    this.#counts.delete(server);
  }

  readonly next = (): ServerProcess => {
    const [[server, count]] = [...this.#counts].sort(([, a], [, b]) => a - b) as [
      [ServerProcess, number],
    ];
    this.#counts.set(server, count + 1);
    return server;
  };
}

interface SeatedTable {
  readonly record: TableRecord;
  readonly players: readonly SteadyPlayer[];
}

async function seatedTable(server: ServerProcess, proxy: LeastConnections): Promise<SeatedTable> {
  const table = await newTable(server.address, [person, person], calm);
  const record = new TableRecord(table.table);
  const players = [];
  for (const [seat, name] of ['Ann', 'Ben'].entries()) {
    const { key } = await sit(table, name);
    const trace = record.of(name, seat);
    players.push(new SteadyPlayer({ table: table.table, key, trace, route: proxy.next }));
  }
  return { record, players };
}

test('three servers are replaced while people play: one reconnect per client, nothing is lost (PR-36)', async () => {
  const game = await pigs();
  const { servers, start, store } = await startServers(3);
  const proxy = new LeastConnections();
  for (const server of servers) proxy.add(server);
  const tables: SeatedTable[] = [];
  for (let at = 0; at < TABLES; at++) tables.push(await seatedTable(servers[at]!, proxy));

  let moves = 0;
  const playOneMove = async ({ players }: SeatedTable) => {
    const { match } = await players[0]!.client();
    const seat = match!.owing[0];
    if (seat === undefined) return;
    const player = players[seat]!;
    await player.see(match!.version);
    const move = legalMoves(game, await player.client(), seat)[0];
    const version = await player.play(move, `move-${moves++}`);
    await Promise.all(players.map((each) => each.see(version)));
  };

  for (const old of servers.slice()) {
    // The replacement is there first; the proxy sends it those who have to connect again.
    const replacement = await start();
    proxy.add(replacement);
    servers.push(replacement);
    proxy.remove(old);
    const stopped = old.end('SIGTERM');
    await Promise.all(
      tables.map(async (table) => {
        for (let count = 0; count < MOVES; count++) await playOneMove(table);
      }),
    );
    expect(await stopped).toBe(0);
  }
  for (const { players, record } of tables) {
    for (const { reconnects } of players) expect(reconnects).toBeLessThanOrEqual(1);
    await record.check(store, 6);
    await Promise.all(players.map((player) => player.leave()));
  }
  const reconnects = tables.flatMap(({ players }) => players.map((each) => each.reconnects));
  expect(reconnects.reduce((sum, each) => sum + each)).toBe(2 * TABLES);
});
