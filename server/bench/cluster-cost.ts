// What a move costs in clusters of one, two and three servers, what a server keeps in memory, and
// how much one database commits: `npm run scale -- --measure`. Prints JSON. Everything runs on this
// machine, so it measures no latencies.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findGame } from '@richtfest/catalog';
import { type Game, type Random, randomFromText } from '@richtfest/engine';
import { freePort, launchNats } from '../local-cluster/nats.ts';
import { startPostgres } from '../local-cluster/postgres.ts';
import { Client, someMove } from '../test/support/client.ts';
import { endProcess } from './child.ts';
import { commitRate } from './commit-rate.ts';
import { giveUp } from './give-up.ts';
import { ourFigures } from './our-figures.ts';
import { cpuOf, databaseCpu } from './process-time.ts';
import { within } from './within.ts';

/** A server without limits per address. */
const PROGRAM = fileURLToPath(new URL('../test/support/serve-child.ts', import.meta.url));
const GAME = 'three-little-pigs';
const SOCKETS_PER_TABLE = 4;
const PLAYERS = 2;
/** Tables that are played at the same time. */
const TABLES = 20;
/** Open tables whose memory is measured. */
const MEMORY_TABLES = 300;
/** Milliseconds in which idle sockets are watched: two heartbeats. */
const IDLE_FOR = 60_000;
/** Seconds for starting a cluster and playing its moves, even on a machine under load. */
const CLUSTER_WITHIN = 600;

interface LocalServer {
  readonly url: string;
  readonly child: ChildProcess;
}

interface Cluster {
  readonly game: Game;
  readonly random: Random;
  readonly servers: readonly LocalServer[];
  /** Counts processor time in microseconds, messages and bytes so far. */
  readonly count: () => Promise<Counts>;
}

interface Counts {
  readonly server: number;
  readonly nats: number;
  readonly database: number;
  readonly busMessages: number;
  readonly busBytes: number;
}

const moves = Number(process.argv[2] ?? 3000);
console.log(JSON.stringify(await measureAll().catch(giveUp)));

async function measureAll() {
  const machine = machineNow();
  const runs = [];
  let socketCpuPerMinute = 0;
  for (const servers of [1, 2, 3]) {
    const { run, idle } = await withCluster(servers, async (cluster) => ({
      run: await measureMoves(cluster),
      // Sockets cost the same on every server.
      idle: servers === 1 ? await measureIdle(cluster) : undefined,
    }));
    runs.push({ servers, ...run });
    socketCpuPerMinute = idle ?? socketCpuPerMinute;
    process.stderr.write(`${servers} servers: ${JSON.stringify(run)}\n`);
  }
  const memory = await measureMemory();
  const commitsPerSecond = await measureCommits();
  process.stderr.write(`${JSON.stringify({ memory, commitsPerSecond })}\n`);
  const socketsPerTable = SOCKETS_PER_TABLE;
  return { machine, socketsPerTable, runs, memory, commitsPerSecond, socketCpuPerMinute };
}

/** Other work on the same cores costs processor time, too: it empties the caches. */
function machineNow(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return `${cpus().length} cores (${model}), shared by clients, servers, NATS and PostgreSQL, load ${load.toFixed(1)} before the start`;
}

/** Of one server on a file, as `npm run bench:server` measures it. */
async function measureMemory() {
  const load = { game: await pigs(), socketsPerTable: SOCKETS_PER_TABLE, warmUp: 0 };
  const figures = await ourFigures({ ...load, tables: MEMORY_TABLES, moves: MEMORY_TABLES });
  const { emptyRss, bytesPerTable, bytesPerSocket } = figures;
  return { process: emptyRss, table: bytesPerTable, socket: bytesPerSocket };
}

async function measureCommits(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-commits-'));
  const database = await startPostgres(join(folder, 'postgres'), { isDurable: true });
  try {
    return await commitRate(database.url);
  } finally {
    await database.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pigs(): Promise<Game> {
  const game = await findGame(GAME)?.load();
  if (game === undefined) throw new Error(`there is no ${GAME}`);
  return game;
}

async function withCluster<T>(
  count: number,
  measure: (cluster: Cluster) => Promise<T>,
): Promise<T> {
  const game = await pigs();
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-cost-'));
  const database = await startPostgres(join(folder, 'postgres'), { isDurable: true });
  const monitor = await freePort();
  const nats = await launchNats(await freePort(), [`--http_port=${monitor}`]);
  const servers: LocalServer[] = [];
  for (let at = 0; at < count; at++) servers.push(await startServer(database.url, nats.url));
  try {
    const measured = measure({
      game,
      random: randomFromText('cluster cost'),
      servers,
      count: async () => ({
        server: sum(servers.map(({ child }) => cpuOf(child.pid ?? 0))),
        nats: cpuOf(nats.pid),
        database: databaseCpu(join(folder, 'postgres')),
        ...(await busCounts(monitor)),
      }),
    });
    return await within(CLUSTER_WITHIN, `measuring ${count} servers with ${moves} moves`, measured);
  } finally {
    await Promise.all(servers.map(({ child }) => endProcess(child)));
    await nats.end('SIGTERM');
    await database.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startServer(databaseUrl: string, natsUrl: string): Promise<LocalServer> {
  const child = spawn(process.execPath, [PROGRAM, databaseUrl, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NATS_URL: natsUrl },
  });
  const [text] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const [, url] = /(http:\/\/\S+?)\/?\s/u.exec(text) ?? [];
  if (url === undefined) throw new Error(`a server without an address: ${text}`);
  return { url, child };
}

/** Plays a third of the moves to warm up, then counts what the others cost. */
async function measureMoves(cluster: Cluster) {
  let played = 0;
  let bytes = 0;
  const play = async (until: number) => {
    await Promise.all(
      Array.from({ length: TABLES }, async () => {
        while (played < until) {
          const clients = await openTable(cluster);
          const received = () => sum(clients.map(({ texts }) => sum(texts.map(byteLength))));
          const before = received();
          while (clients[0]?.match?.result === undefined && played < until) {
            await playMove(cluster, clients);
            played++;
          }
          bytes += received() - before;
          await Promise.all(clients.map((client) => client.close()));
        }
      }),
    );
  };
  await play(Math.round(moves / 3));
  const before = await cluster.count();
  const [first, firstBytes] = [played, bytes];
  await play(first + moves);
  const after = await cluster.count();
  const count = played - first;
  const each = (figure: keyof Counts) => (after[figure] - before[figure]) / count;
  return {
    serverCpu: Math.round(each('server')),
    natsCpu: Math.round(each('nats')),
    databaseCpu: Math.round(each('database')),
    busMessages: Math.round(each('busMessages') * 100) / 100,
    busBytes: Math.round(each('busBytes')),
    clientBytes: Math.round((bytes - firstBytes) / count),
  };
}

/** Microseconds of an idle socket per minute, beyond what an idle server needs. */
async function measureIdle(cluster: Cluster): Promise<number> {
  const spend = async () => {
    const before = await cluster.count();
    await sleep(IDLE_FOR);
    return (await cluster.count()).server - before.server;
  };
  const alone = await spend();
  const tables = [];
  for (let at = 0; at < 2 * TABLES; at++) tables.push(await openTable(cluster));
  const clients = tables.flat();
  const connected = await spend();
  await Promise.all(clients.map((client) => client.close()));
  return Math.max(0, Math.round((connected - alone) / clients.length / (IDLE_FOR / 60_000)));
}

/** A table with two players and spectators, each at any server. */
async function openTable({ servers, random, game }: Cluster): Promise<Client[]> {
  const address = () => servers[random.below(servers.length)]?.url ?? '';
  const seats = Array.from({ length: PLAYERS }, () => ({ kind: 'person' }));
  const { table } = await post<{ table: string }>(`${address()}/api/tables`, {
    game: game.id,
    seats,
  });
  const clients: Client[] = [];
  for (let at = 0; at < SOCKETS_PER_TABLE; at++) {
    const seat = { name: `P${at}`, nonce: `nonce-of-player-${at}` };
    const { key } =
      at < PLAYERS
        ? await post<{ key: string }>(`${address()}/api/tables/${table}/seats`, seat)
        : {};
    clients.push(await Client.join(address(), table, key === undefined ? {} : { key }));
  }
  return clients;
}

async function playMove({ game, random }: Cluster, clients: readonly Client[]): Promise<void> {
  const seat = clients[0]?.match?.owing[0] ?? 0;
  const mover = clients[seat];
  if (mover === undefined) throw new Error('no seat is to move');
  const answer = await mover.play(someMove(game, mover, seat, random));
  if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
  await Promise.all(clients.map((each) => each.until(() => each.version >= answer.version)));
}

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** What NATS has delivered. */
async function busCounts(monitor: number): Promise<Pick<Counts, 'busMessages' | 'busBytes'>> {
  const response = await fetch(`http://127.0.0.1:${monitor}/varz`);
  const { out_msgs, out_bytes } = (await response.json()) as {
    readonly out_msgs: number;
    readonly out_bytes: number;
  };
  return { busMessages: out_msgs, busBytes: out_bytes };
}

function byteLength(text: string): number {
  return Buffer.byteLength(text);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
