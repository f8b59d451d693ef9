import { availableParallelism, cpus, loadavg } from 'node:os';
import type { clusterFigures } from './cluster-figures.ts';
import type { coldOpen } from './cold-open.ts';
import type { dailyFigures } from './daily-figures.ts';
import type { ourFigures } from './our-figures.ts';
import type { theirFigures } from './their-figures.ts';
import type { Timings } from './timings.ts';

type Figures<F extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

export interface ServerFigures {
  readonly ours: Figures<typeof ourFigures>;
  /** With clients of the previous protocol, which get complete views. */
  readonly previous: Figures<typeof ourFigures>;
  readonly cold: Figures<typeof coldOpen>;
  readonly theirs: Figures<typeof theirFigures>;
}

export interface ClusterFigures {
  readonly cluster: Figures<typeof clusterFigures>;
}

export interface DailyFigures {
  readonly daily: Figures<typeof dailyFigures>;
}

type Row = readonly [what: string, measured: string];

/** The machine, and the load of other programs before the measurement. */
export function machineNow(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() ?? 'unknown';
  return `${availableParallelism()} cores (${model}) shared by all processes, Node ${process.versions.node}, load ${load.toFixed(1)} before the start`;
}

/** The sections of docs/performance.md by their names. */
export function serverSections(
  figures: ServerFigures | ClusterFigures | DailyFigures,
  machine: string,
): Record<string, string> {
  if ('cluster' in figures) return { 'server cluster': section(clusterRows(figures), machine) };
  if ('daily' in figures) return { 'server daily': section(dailyRows(figures), machine) };
  return { 'server one': section(serverRows(figures), machine) };
}

function section(rows: readonly Row[], machine: string): string {
  const lines = rows.map(([what, measured]) => `| ${what} | ${measured} |`);
  return ['| figure | measured |', '| --- | --- |', ...lines, '', `${machine}.`].join('\n');
}

function serverRows({ ours, previous, cold, theirs }: ServerFigures): Row[] {
  const { steady, most } = ours;
  const steadyRows: Row[] =
    steady === undefined
      ? []
      : [
          [
            `${steady.movesPerSecond} moves/s, from sending to the last client's receipt`,
            latencyText(steady.latency),
          ],
        ];
  const theirRows: Row[] =
    theirs === undefined
      ? []
      : [
          [
            "boardgame.io's server in the same run, in memory",
            `${count(theirs.movesPerSecond)} moves/s, ${theirs.cpuPerMove} µs per move`,
          ],
        ];
  return [
    ...steadyRows,
    [
      'maximum throughput, committed durably',
      `${count(most.movesPerSecond)} moves/s, ${most.cpuPerMove} µs of CPU time per move`,
    ],
    ...theirRows,
    [
      'bytes per move to all four clients',
      `${count(most.bytesPerMove)}, complete views ${count(previous.most.bytesPerMove)}`,
    ],
    [
      'memory',
      `${kilobytes(ours.bytesPerTable)} per live match, ${kilobytes(ours.bytesPerSocket)} per socket`,
    ],
    [
      `opening a match of ${count(cold.moves)} moves`,
      `${cold.snapshot.ms} ms, without its snapshot ${cold.replay.ms} ms`,
    ],
  ];
}

function clusterRows({ cluster }: ClusterFigures): Row[] {
  const { servers, movesPerSecond, cpuPerMove, natsCpuPerMove, databaseCpuPerMove } = cluster;
  return [
    [
      `${servers} servers, ${movesPerSecond} moves/s, to the last client's receipt`,
      latencyText(cluster.latency),
    ],
    [
      'CPU time per move',
      `servers ${count(cpuPerMove)} µs, NATS ${natsCpuPerMove}, PostgreSQL ${databaseCpuPerMove}, clients ${cluster.clientCpuPerMove}`,
    ],
    [
      'between servers, per move',
      `${cluster.busMessagesPerMove} messages, ${count(cluster.busBytesPerMove)} bytes`,
    ],
  ];
}

function dailyRows({ daily }: DailyFigures): Row[] {
  return [
    [`a standing among ${count(daily.results)} daily results, SQLite`, latencyText(daily.sqlite)],
    ['the same on PostgreSQL', latencyText(daily.postgres)],
  ];
}

function latencyText({ p50, p95, p99 }: Timings['summary']): string {
  return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
}

function count(value: number): string {
  return value.toLocaleString('en');
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 102.4) / 10} kB`;
}
