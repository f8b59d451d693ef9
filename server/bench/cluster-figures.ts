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
import { Timings } from './timings.ts';

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
  const database = await startPostgres(join(folder, 'postgres'));
  const nats = await launchNats(await freePort());
  const servers: MeasuredServer[] = [];
  const tables: LiveTable[] = [];
  try {
    for (let at = 0; at < options.servers; at++) {
      servers.push(await startServer('./our-server.ts', [folder, database.url, nats.url]));
    }
    return await figuresOf({ servers, tables, natsUrl: nats.url }, options);
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
}

async function figuresOf({ servers, tables, natsUrl }: Cluster, options: ClusterOptions) {
  const { game, socketsPerTable, movesPerSecond, seconds, warmUp } = options;
  let timings = new Timings();
  const table: TableOptions = {
    ports: servers.map(({ port }) => port),
    protocol: PROTOCOL,
    game,
    random: randomFromText('bench'),
    watchers: socketsPerTable - 2,
  };
  for (let at = 0; at < options.tables; at++) tables.push(await LiveTable.setUp(table));
  for (const each of tables) await each.connect(() => timings);
  await flatOut(tables, warmUp);
  const received = () => tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const usage = () => Promise.all(servers.map((server) => server.usage()));
  const before = await usage();
  const bus = await NatsCount.start(natsUrl);
  timings = new Timings();
  const bytesBefore = received();
  await steady(tables, movesPerSecond, seconds);
  const { messages, bytes } = await bus.end();
  const after = await usage();
  const { count } = timings;
  const cpu = after.reduce((sum, each, at) => sum + each.cpu - (before[at]?.cpuTidied ?? 0), 0);
  return {
    servers: servers.length,
    tables: tables.length,
    sockets: tables.reduce((sum, each) => sum + each.sockets, 0),
    movesPerSecond: Math.round(count / seconds),
    latency: timings.summary,
    /** Of all servers together. */
    cpuPerMove: Math.round(cpu / count),
    bytesPerMove: Math.round((received() - bytesBefore) / count),
    busMessagesPerMove: Math.round((100 * messages) / count) / 100,
    busBytesPerMove: Math.round(bytes / count),
  };
}
