import type { Assumptions, Measurements, MoveCosts } from './measurements.ts';

/** Seconds in a month. */
const MONTH = 30 * 24 * 60 * 60;
/** Each server reads the list of all servers this often in a second. */
const POLLS_PER_SECOND = 5;

/** What it takes to serve this many players at the same time. */
export interface Capacity {
  readonly players: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  /** Each uses one core. */
  readonly servers: number;
  /** What decides the number of servers. */
  readonly serversBy: 'processor' | 'sockets' | 'memory';
  readonly natsServers: number;
  readonly shards: number;
  readonly shardsBy: 'processor' | 'commits';
  /** Megabits per second. */
  readonly clientMegabits: number;
  readonly busMegabits: number;
  /** Rows of the list of servers that all servers together read in a second. */
  readonly membershipRows: number;
  readonly eurosPerMonth: number;
}

export interface Model {
  readonly measured: Measurements;
  readonly assumed: Assumptions;
  readonly costs: MoveCosts;
}

export function capacityFor(players: number, tables: number, model: Model): Capacity {
  const { measured, assumed, costs } = model;
  const movesPerSecond = tables / assumed.secondsPerMove;
  const needs = serverNeeds(tables, model);
  const [serversBy, servers] = largestOf(needs);
  const natsServers = Math.ceil(
    coresFor(movesPerSecond * costs.natsCpu, assumed) / assumed.natsCores,
  );
  const [shardsBy, shards] = largestOf({
    processor: coresFor(movesPerSecond * costs.databaseCpu, assumed) / assumed.databaseCores,
    commits: movesPerSecond / (measured.commitsPerSecond * assumed.utilization),
  });
  const clientBytes = movesPerSecond * costs.clientBytes;
  const { prices } = assumed;
  const natsCores = Math.max(1, natsServers) * assumed.natsCores;
  const terabytes = (clientBytes * MONTH) / 1e12;
  return {
    players,
    tables,
    movesPerSecond,
    servers,
    serversBy,
    natsServers: servers > 1 ? Math.max(1, natsServers) : 0,
    shards,
    shardsBy,
    clientMegabits: (clientBytes * 8) / 1e6,
    busMegabits: servers > 1 ? (movesPerSecond * costs.busBytes * 8) / 1e6 : 0,
    membershipRows: POLLS_PER_SECOND * servers ** 2,
    eurosPerMonth:
      prices.core * (servers + (servers > 1 ? natsCores : 0)) +
      prices.databaseCore * shards * assumed.databaseCores +
      prices.terabyte * terabytes,
  };
}

/** The number of servers that each resource asks for. */
function serverNeeds(tables: number, { measured, assumed, costs }: Model) {
  const sockets = tables * assumed.socketsPerTable;
  const { memory, socketCpuPerMinute } = measured;
  const moves = (tables / assumed.secondsPerMove) * (costs.ownerCpu + costs.gatewayCpu);
  const idle = (sockets * socketCpuPerMinute) / 60;
  return {
    processor: coresFor(moves + idle, assumed),
    sockets: sockets / (assumed.socketsPerServer * assumed.utilization),
    memory:
      (tables * memory.table + sockets * memory.socket) /
      (assumed.memoryPerServer * assumed.utilization - memory.process),
  };
}

/** The number of tables at which each resource of the smallest installation is exhausted. */
export function limitsOf(model: Model): { readonly resource: string; readonly tables: number }[] {
  const { measured, assumed, costs } = model;
  const { secondsPerMove } = assumed;
  const perCore = (microseconds: number) =>
    (1e6 * assumed.utilization * secondsPerMove) / microseconds;
  const perServer = (need: 'processor' | 'sockets' | 'memory') =>
    100_000 / serverNeeds(100_000, model)[need];
  return [
    { resource: 'one server: processor', tables: perServer('processor') },
    { resource: 'one server: sockets', tables: perServer('sockets') },
    { resource: 'one server: memory', tables: perServer('memory') },
    {
      resource: 'one database: commits',
      tables: measured.commitsPerSecond * assumed.utilization * secondsPerMove,
    },
    {
      resource: `one database: ${assumed.databaseCores} cores`,
      tables: assumed.databaseCores * perCore(costs.databaseCpu),
    },
    {
      resource: `one NATS server: ${assumed.natsCores} cores`,
      tables: assumed.natsCores * perCore(costs.natsCpu),
    },
    {
      resource: 'NATS: a network of 10 Gbit/s',
      tables: ((10e9 / 8) * assumed.utilization * secondsPerMove) / costs.busBytes,
    },
  ].sort((a, b) => a.tables - b.tables);
}

function coresFor(microsecondsPerSecond: number, { utilization }: Assumptions): number {
  return microsecondsPerSecond / 1e6 / utilization;
}

/** The largest need, rounded up to whole machines. */
function largestOf<Name extends string>(needs: Readonly<Record<Name, number>>): [Name, number] {
  const [[name, need]] = (Object.entries(needs) as [Name, number][]).sort(
    ([, a], [, b]) => b - a,
  ) as [[Name, number]];
  return [name, Math.max(1, Math.ceil(need))];
}
