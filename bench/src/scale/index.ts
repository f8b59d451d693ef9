import { type Shell } from '@richtfest/cli';
import { writeSections } from '../marked-section.ts';
import { type TextTable, tableLines, tableMarkdown } from '../table.ts';
import { type Capacity, type Model, capacityFor, limitsOf } from './capacity.ts';
import { ASSUMPTIONS, moveCosts, readMeasurements } from './measurements.ts';
import { type SimulatedLoad, simulate } from './simulate.ts';

const PLAYERS = [1_000, 10_000, 100_000, 1_000_000] as const;
/** 300,000 tables for a million players. */
const TABLES_PER_PLAYER = 0.3;
const SIMULATED_MOVES = 60_000;

interface ScaleOptions {
  readonly isJson: boolean;
  /** Writes the tables into docs/scale.md. */
  readonly isWritten: boolean;
  readonly moves?: number;
}

interface Step {
  readonly capacity: Capacity;
  readonly load: SimulatedLoad;
}

/** What it takes for more and more players, by the measurements, and what breaks first. */
export function estimateScale(
  { isJson, isWritten, moves = SIMULATED_MOVES }: ScaleOptions,
  shell: Shell,
): number {
  const measured = readMeasurements();
  const model: Model = {
    measured,
    assumed: ASSUMPTIONS,
    costs: moveCosts(measured, ASSUMPTIONS),
  };
  const steps = PLAYERS.map((players): Step => {
    const capacity = capacityFor(players, players * TABLES_PER_PLAYER, model);
    return { capacity, load: simulate({ capacity, model, moves, seed: `scale ${players}` }) };
  });
  const limits = limitsOf(model);
  if (isJson) {
    shell.out.line(JSON.stringify({ ...model, steps, limits }, undefined, 2));
    return 0;
  }
  const measuredTables = [runsTable(model), costsTable(model)];
  const capacityTables = [machinesTable(steps), trafficTable(steps), loadTable(steps)];
  const all = [...measuredTables, ...capacityTables, limitsTable(limits)];
  for (const table of all) for (const line of tableLines(table, shell)) shell.out.line(line);
  if (isWritten) {
    writeSections('docs/scale.md', {
      measured: [`Measured on ${measured.machine}.`, ...measuredTables.map(tableMarkdown)].join(
        '\n\n',
      ),
      capacity: capacityTables.map(tableMarkdown).join('\n'),
      limits: tableMarkdown(limitsTable(limits)),
    });
  }
  return 0;
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
const percent = (part: number) => `${Math.round(100 * part)} %`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const bandwidth = (megabits: number) =>
  megabits < 1000 ? `${whole(megabits)} Mbit/s` : `${(megabits / 1000).toFixed(1)} Gbit/s`;

function runsTable({ measured }: Model): TextTable {
  return {
    title: `Per move, ${measured.socketsPerTable} connections at a table`,
    head: [
      'servers',
      'CPU of servers',
      'of NATS',
      'of PostgreSQL',
      'messages on the bus',
      'bytes on the bus',
      'bytes to clients',
    ],
    rows: measured.runs.map((run) => [
      `${run.servers}`,
      `${whole(run.serverCpu)} µs`,
      `${whole(run.natsCpu)} µs`,
      `${whole(run.databaseCpu)} µs`,
      run.busMessages.toFixed(1),
      whole(run.busBytes),
      whole(run.clientBytes),
    ]),
    numbersFrom: 0,
  };
}

function costsTable({ measured, assumed, costs }: Model): TextTable {
  const { memory } = measured;
  return {
    title: `The model: a table of ${assumed.socketsPerTable} connections in a large cluster`,
    head: ['cost', 'value'],
    rows: [
      ['owner, CPU per move', `${whole(costs.ownerCpu)} µs`],
      ['gateways, CPU per move', `${whole(costs.gatewayCpu)} µs`],
      ['NATS, CPU per move', `${whole(costs.natsCpu)} µs`],
      ['PostgreSQL, CPU per move', `${whole(costs.databaseCpu)} µs`],
      [
        'bus, messages and bytes per move',
        `${costs.busMessages.toFixed(1)}, ${whole(costs.busBytes)}`,
      ],
      ['clients, bytes per move', whole(costs.clientBytes)],
      ['idle socket, CPU per minute', `${whole(measured.socketCpuPerMinute)} µs`],
      ['memory of a server, a table, a socket', memoryText(memory)],
      ['commits of one database', `${whole(measured.commitsPerSecond)} per second`],
    ],
    numbersFrom: 1,
  };
}

function memoryText({ process, table, socket }: Model['measured']['memory']): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `${whole(process / 1e6)} MB, ${kilobytes(table)}, ${kilobytes(socket)}`;
}

function machinesTable(steps: readonly Step[]): TextTable {
  return {
    title: 'Machines',
    head: ['players', 'tables', 'moves/s', 'servers', 'decided by', 'NATS', 'shards', 'decided by'],
    rows: steps.map(({ capacity }) => [
      whole(capacity.players),
      whole(capacity.tables),
      whole(capacity.movesPerSecond),
      whole(capacity.servers),
      capacity.serversBy,
      whole(capacity.natsServers),
      whole(capacity.shards),
      capacity.shardsBy,
    ]),
    numbersFrom: 0,
  };
}

function trafficTable(steps: readonly Step[]): TextTable {
  return {
    title: 'Traffic and cost',
    head: ['players', 'to clients', 'on the bus', 'list of servers, rows/s', 'euros a month'],
    rows: steps.map(({ capacity }) => [
      whole(capacity.players),
      bandwidth(capacity.clientMegabits),
      bandwidth(capacity.busMegabits),
      whole(capacity.membershipRows),
      whole(capacity.eurosPerMonth),
    ]),
    numbersFrom: 0,
  };
}

function loadTable(steps: readonly Step[]): TextTable {
  return {
    title: 'Simulated load',
    head: ['players', 'p50', 'p99', 'fullest server', 'fullest NATS', 'fullest shard'],
    rows: steps.map(({ capacity, load }) => [
      whole(capacity.players),
      milliseconds(load.p50),
      milliseconds(load.p99),
      percent(load.server),
      percent(load.nats),
      percent(load.database),
    ]),
    numbersFrom: 0,
  };
}

function limitsTable(limits: ReturnType<typeof limitsOf>): TextTable {
  return {
    title: 'What is exhausted first',
    head: ['resource', 'tables', 'players'],
    rows: limits.map(({ resource, tables }) => [
      resource,
      whole(tables),
      whole(tables / TABLES_PER_PLAYER),
    ]),
    numbersFrom: 1,
  };
}
