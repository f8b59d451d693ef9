import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../../measurements.json', import.meta.url);

/** A cluster of this many servers, per move. Processor times are in microseconds. */
interface ClusterRun {
  readonly servers: number;
  /** Of all servers together. */
  readonly serverCpu: number;
  readonly natsCpu: number;
  readonly databaseCpu: number;
  /** Messages that NATS delivers, and their bytes. */
  readonly busMessages: number;
  readonly busBytes: number;
  /** Bytes that all clients of the table receive. */
  readonly clientBytes: number;
}

/** What `npm run scale -- --measure` has measured. */
export interface Measurements {
  readonly machine: string;
  readonly socketsPerTable: number;
  readonly runs: readonly ClusterRun[];
  /** In bytes: of a server without tables, per open table and per socket. */
  readonly memory: { readonly process: number; readonly table: number; readonly socket: number };
  /** What one database commits for one server, durably. */
  readonly commitsPerSecond: number;
  /** Microseconds of a server per idle socket and minute. */
  readonly socketCpuPerMinute: number;
}

/** What players and machines are assumed to be like. */
export interface Assumptions {
  /** Seconds between two moves at a table. */
  readonly secondsPerMove: number;
  /** Connected players and spectators per table. */
  readonly socketsPerTable: number;
  /** The part of a processor that may be used, so that a lost server or a peak is no problem. */
  readonly utilization: number;
  /** The most connections a server accepts. */
  readonly socketsPerServer: number;
  readonly memoryPerServer: number;
  readonly natsCores: number;
  readonly databaseCores: number;
  /** Milliseconds of the network between two machines, and of a durable commit. */
  readonly hop: number;
  readonly commit: number;
  /** Euros a month: per core of a server or NATS, per core of a database, per terabyte sent. */
  readonly prices: {
    readonly core: number;
    readonly databaseCore: number;
    readonly terabyte: number;
  };
}

export const ASSUMPTIONS: Assumptions = {
  secondsPerMove: 8,
  socketsPerTable: 3.5,
  utilization: 0.5,
  socketsPerServer: 20_000,
  memoryPerServer: 2e9,
  natsCores: 4,
  databaseCores: 8,
  hop: 0.3,
  commit: 2,
  prices: { core: 8, databaseCore: 25, terabyte: 2 },
};

/** Costs per move in a large cluster, where nearly every client is at another server. */
export interface MoveCosts {
  /** Microseconds of the owner, and of all gateways together. */
  readonly ownerCpu: number;
  readonly gatewayCpu: number;
  readonly natsCpu: number;
  readonly databaseCpu: number;
  readonly busMessages: number;
  readonly busBytes: number;
  readonly clientBytes: number;
}

export function readMeasurements(): Measurements {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Measurements;
}

/** Replaces what was measured; the rest of the file stays. */
export function writeMeasurements(measured: Partial<Measurements>): void {
  const text = JSON.stringify({ ...readMeasurements(), ...measured }, undefined, 2);
  writeFileSync(FILE, `${text}\n`);
}

/**
 * Extrapolates the runs: with `n` servers and clients anywhere, `(n - 1) / n` of the connections
 * are at another server than their table, and in a large cluster all are. What depends on the
 * number of watchers is scaled to that of the assumed table.
 */
export function moveCosts(measured: Measurements, assumed: Assumptions): MoveCosts {
  const { runs } = measured;
  const alone = runs.find(({ servers }) => servers === 1);
  const largest = runs.reduce((most, run) => (run.servers > most.servers ? run : most));
  if (alone === undefined || largest.servers === 1) {
    throw new Error('measurements.json needs runs with one server and with several');
  }
  const watchers = assumed.socketsPerTable / measured.socketsPerTable;
  const remote = largest.servers / (largest.servers - 1);
  const forwarded = (figure: (run: ClusterRun) => number) =>
    Math.max(0, figure(largest) - figure(alone)) * remote * watchers;
  return {
    ownerCpu: alone.serverCpu * watchers,
    gatewayCpu: forwarded(({ serverCpu }) => serverCpu),
    natsCpu: forwarded(({ natsCpu }) => natsCpu),
    databaseCpu: largest.databaseCpu,
    busMessages: forwarded(({ busMessages }) => busMessages),
    busBytes: forwarded(({ busBytes }) => busBytes),
    clientBytes: largest.clientBytes * watchers,
  };
}
