import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, randomFromText } from '@richtfest/engine';
import { PROTOCOL, type Protocol } from '@richtfest/protocol';
import { type MeasuredServer, startServer } from './child.ts';
import { LiveTable } from './live-table.ts';
import { flatOut, steady } from './load.ts';
import { Timings } from './timings.ts';
import { matchesOf, warmUp } from './warm-up.ts';
import { within } from './within.ts';

export interface Options {
  readonly game: Game;
  readonly tables: number;
  readonly socketsPerTable: number;
  /** The version the clients speak; by default the current one. */
  readonly protocol?: Protocol;
  /** The steady load, if there is one. */
  readonly steady?: { readonly movesPerSecond: number; readonly seconds: number };
  /** Moves before and during the measurement of the maximum load. */
  readonly warmUp: number;
  readonly moves: number;
}

/** Seconds, even on a machine under load. */
const FIGURES_WITHIN = 600;

/** Measures sockets, memory, a steady load and the maximum load on a separate server. */
export async function ourFigures(options: Options) {
  const dataDir = await mkdtemp(join(tmpdir(), 'richtfest-bench-'));
  const server = await startServer('./our-server.ts', [dataDir]);
  const tables: LiveTable[] = [];
  try {
    const figures = figuresOf(server, tables, options);
    return await within(FIGURES_WITHIN, `measuring ${options.tables} tables`, figures);
  } finally {
    for (const table of tables) table.close();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function figuresOf(server: MeasuredServer, tables: LiveTable[], options: Options) {
  const { game, socketsPerTable, protocol = PROTOCOL, moves } = options;
  const random = randomFromText('bench');
  const table = { ports: [server.port], protocol, game, random, watchers: socketsPerTable - 2 };
  let timings: Timings | undefined;
  const empty = await server.memory();
  for (let at = 0; at < options.tables; at++) tables.push(await LiveTable.setUp(table));
  const begun = await server.memory();
  for (const each of tables) await each.connect(() => timings);
  const connected = await server.memory();
  const sockets = tables.reduce((sum, each) => sum + each.sockets, 0);
  const received = () => tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const measure = async (load: () => Promise<void>) => {
    timings = new Timings();
    const before = await server.cpu();
    const bytesBefore = received();
    const start = performance.now();
    await load();
    const seconds = (performance.now() - start) / 1000;
    const cpu = (await server.cpu()) - before;
    const { count } = timings;
    return {
      movesPerSecond: Math.round(count / seconds),
      cpuPerMove: Math.round(cpu / count),
      bytesPerMove: Math.round((received() - bytesBefore) / count),
      latency: timings.summary,
    };
  };
  await warmUp(table, matchesOf(options.warmUp));
  const { steady: rate } = options;
  return {
    sockets,
    tables: tables.length,
    bytesPerTable: Math.round((begun.memory - empty.memory) / tables.length),
    bytesPerSocket: Math.round((connected.memory - begun.memory) / sockets),
    emptyRss: empty.rss,
    rss: connected.rss,
    ...(rate === undefined
      ? {}
      : { steady: await measure(() => steady(tables, rate.movesPerSecond, rate.seconds)) }),
    most: await measure(() => flatOut(tables, moves)),
  };
}
