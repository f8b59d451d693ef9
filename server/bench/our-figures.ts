import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@richtfest/engine';
import { randomFromText } from '@richtfest/engine';
import { startServer } from './child.ts';
import { LiveTable } from './live-table.ts';
import { Timings } from './timings.ts';

export interface Options {
  readonly game: Game;
  readonly tables: number;
  readonly socketsPerTable: number;
  readonly movesPerSecond: number;
  readonly seconds: number;
}

/** Measures sockets, memory, a steady load and the maximum load on a separate server. */
export async function ourFigures(options: Options) {
  const dataDir = await mkdtemp(join(tmpdir(), 'richtfest-bench-'));
  const server = await startServer('./our-server.ts', [dataDir]);
  let timings: Timings | undefined;
  const random = randomFromText('bench');
  const { game, socketsPerTable } = options;
  const newTable = () =>
    LiveTable.setUp({ port: server.port, game, random, watchers: socketsPerTable - 2 });
  const tables: LiveTable[] = [];
  try {
    const empty = await server.usage();
    for (let at = 0; at < options.tables; at++) tables.push(await newTable());
    const begun = await server.usage();
    for (const table of tables) await table.connect(() => timings);
    const connected = await server.usage();
    const sockets = tables.reduce((sum, table) => sum + table.sockets, 0);
    const measure = async (load: (until: number) => Promise<void>) => {
      timings = new Timings();
      const before = await server.usage();
      const start = performance.now();
      await load(start + options.seconds * 1000);
      const seconds = (performance.now() - start) / 1000;
      const { cpu } = await server.usage();
      const { count } = timings;
      return {
        movesPerSecond: Math.round(count / seconds),
        cpuPerMove: Math.round((cpu - before.cpuTidied) / count),
        latency: timings.summary,
      };
    };
    await measure((until) =>
      steady(tables, options.movesPerSecond, Math.min(until, performance.now() + 3000)),
    );
    return {
      sockets,
      tables: tables.length,
      bytesPerTable: Math.round((begun.memory - empty.memory) / tables.length),
      bytesPerSocket: Math.round((connected.memory - begun.memory) / sockets),
      rss: connected.rss,
      steady: await measure((until) => steady(tables, options.movesPerSecond, until)),
      most: await measure((until) => flatOut(tables, until)),
    };
  } finally {
    for (const table of tables) table.close();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Sends this many moves a second at regular intervals, even if the server falls behind. */
async function steady(
  tables: readonly LiveTable[],
  perSecond: number,
  until: number,
): Promise<void> {
  const start = performance.now();
  let sent = 0;
  let at = 0;
  while (performance.now() < until) {
    const due = ((performance.now() - start) / 1000) * perSecond;
    while (sent < due) {
      const table = nextFree(tables, at);
      if (table === undefined) break;
      at = table.at + 1;
      table.table.move();
      sent++;
    }
    await sleep(1);
  }
  await settled(tables);
}

/** Every table makes its next move as soon as all its connections have received the last one. */
async function flatOut(tables: readonly LiveTable[], until: number): Promise<void> {
  const playNext = (table: LiveTable) => {
    if (!table.isOver && performance.now() < until) table.move();
  };
  for (const table of tables) {
    table.onSettled = () => playNext(table);
    if (table.isFree) playNext(table);
  }
  await sleep(until - performance.now());
  await settled(tables);
}

function nextFree(tables: readonly LiveTable[], from: number) {
  for (let step = 0; step < tables.length; step++) {
    const at = (from + step) % tables.length;
    const table = tables[at];
    if (table?.isFree === true) return { table, at };
  }
  return undefined;
}

async function settled(tables: readonly LiveTable[]): Promise<void> {
  const late = performance.now() + 10_000;
  while (tables.some((table) => !table.isFree && !table.isOver)) {
    if (performance.now() > late) throw new Error('some moves were never received by everybody');
    await sleep(5);
  }
}
