import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, randomFromText } from '@richtfest/engine';
import { PROTOCOL } from '@richtfest/protocol';
import { freePort, launchNats } from '../local-cluster/nats.ts';
import { startPostgres } from '../local-cluster/postgres.ts';
import { type MeasuredServer, startServer } from './child.ts';
import { LiveTable, type TableOptions } from './live-table.ts';
import { flatOut, steady } from './load.ts';
import { NatsCount } from './nats-count.ts';
import { cpuOf, databaseCpu } from './process-time.ts';
import { Timings } from './timings.ts';
import { within } from './within.ts';

/** Seconds, even on a machine under load. */
const SET_UP_WITHIN = 180;
const WARM_UP_WITHIN = 180;

export interface ClusterOptions {
  readonly game: Game;
  readonly servers: number;
  readonly tables: number;
  readonly socketsPerTable: number;
  readonly movesPerSecond: number;
  readonly seconds: number;
  /** Moves before the measurement. */
  readonly warmUp: number;
}

/** Measures tables whose players and spectators are connected to different servers. */
export async function clusterFigures(options: ClusterOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'richtfest-bench-'));
  const database = await startPostgres(join(folder, 'postgres'), { isDurable: true });
  const nats = await launchNats(await freePort());
  const servers: MeasuredServer[] = [];
  const tables: LiveTable[] = [];
  try {
    for (let at = 0; at < options.servers; at++) {
      servers.push(await startServer('./our-server.ts', [folder, database.url, nats.url]));
    }
    const cpu = () => ({ nats: cpuOf(nats.pid), database: databaseCpu(join(folder, 'postgres')) });
    return await figuresOf({ servers, tables, natsUrl: nats.url, cpu }, options);
  } finally {
    for (const table of tables) table.close();
    await Promise.all(servers.map((server) => server.end()));
    await nats.end('SIGTERM');
    await database.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Cluster {
  readonly servers: readonly MeasuredServer[];
  readonly tables: LiveTable[];
  readonly natsUrl: string;
  /** Microseconds of processor time so far. */
  readonly cpu: () => { readonly nats: number; readonly database: number };
}

async function figuresOf(cluster: Cluster, options: ClusterOptions) {
  const { servers, tables, natsUrl } = cluster;
  const { game, socketsPerTable, movesPerSecond, seconds, warmUp } = options;
  let timings = new Timings();
  const table: TableOptions = {
    ports: servers.map(({ port }) => port),
    protocol: PROTOCOL,
    game,
    random: randomFromText('bench'),
    watchers: socketsPerTable - 2,
  };
  const setUp = async () => {
    for (let at = 0; at < options.tables; at++) tables.push(await LiveTable.setUp(table));
    for (const each of tables) await each.connect(() => timings);
  };
  await within(SET_UP_WITHIN, `connecting ${options.tables} tables`, setUp());
  await within(WARM_UP_WITHIN, `a warm-up of ${warmUp} moves`, flatOut(tables, warmUp));
  const received = () => tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const usage = async () => {
    const each = await Promise.all(servers.map((server) => server.cpu()));
    return each.reduce((sum, cpu) => sum + cpu, 0);
  };
  const before = await usage();
  const bus = await NatsCount.start(natsUrl);
  timings = new Timings();
  const bytesBefore = received();
  const [clientsBefore, othersBefore] = [process.cpuUsage(), cluster.cpu()];
  await steady(tables, movesPerSecond, seconds);
  const [clients, others] = [process.cpuUsage(clientsBefore), cluster.cpu()];
  const { messages, bytes } = await bus.end();
  const cpu = (await usage()) - before;
  const { count } = timings;
  if (count === 0) throw new Error('no move has reached everyone');
  const perMove = (microseconds: number) => Math.round(microseconds / count);
  return {
    servers: servers.length,
    tables: tables.length,
    sockets: tables.reduce((sum, each) => sum + each.sockets, 0),
    movesPerSecond: Math.round(count / seconds),
    latency: timings.summary,
    /** Microseconds per move, of all servers together. */
    cpuPerMove: perMove(cpu),
    natsCpuPerMove: perMove(others.nats - othersBefore.nats),
    databaseCpuPerMove: perMove(others.database - othersBefore.database),
    clientCpuPerMove: perMove(clients.user + clients.system),
    bytesPerMove: Math.round((received() - bytesBefore) / count),
    busMessagesPerMove: Math.round((100 * messages) / count) / 100,
    busBytesPerMove: Math.round(bytes / count),
  };
}
