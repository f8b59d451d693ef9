// `npm run bench:server`: the server's capacity on loopback; clients and server share the cores.
import { availableParallelism } from 'node:os';
import { findGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { writeSections } from '../../bench/src/marked-section.ts';
import { readArguments, runScript, wholeNumber } from '../../scripts/usage.ts';
import { clusterFigures } from './cluster-figures.ts';
import { coldOpen } from './cold-open.ts';
import { dailyFigures } from './daily-figures.ts';
import { giveUp } from './give-up.ts';
import { ourFigures } from './our-figures.ts';
import {
  type ClusterFigures,
  type DailyFigures,
  type ServerFigures,
  kilobytes,
  machineNow,
  serverSections,
} from './published.ts';
import { theirFigures } from './their-figures.ts';

const GAME = 'three-little-pigs';
const HELP = `Measures the server's capacity on loopback; clients and server share the cores.

  npm run bench:server [-- OPTIONS]

  --tables N     live tables (500)
  --sockets N    open sockets per table, two of them players' (4)
  --moves N      moves per second of the steady load (300)
  --seconds N    the length of the steady load (10)
  --warm-up N    moves before a measurement (16000)
  --cluster      several servers with NATS and PostgreSQL instead
  --servers N    the number of those (3)
  --daily        standings of the daily house instead
  --results N    the number of results (10000)
  --json         print the figures as JSON
  --write        replace what is measured in docs/performance.md; run it on an idle machine
  --help         print this`;

const readOptions = () =>
  readArguments({
    tables: { type: 'string', default: '500' },
    sockets: { type: 'string', default: '4' },
    moves: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
    'warm-up': { type: 'string', default: '16000' },
    cluster: { type: 'boolean', default: false },
    servers: { type: 'string', default: '3' },
    daily: { type: 'boolean', default: false },
    results: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  }).values;
/** Moves during a measurement. */
const MEASURED = 8000;

interface Bench {
  readonly load: {
    readonly game: Game;
    readonly tables: number;
    readonly socketsPerTable: number;
  };
  readonly steady: { readonly movesPerSecond: number; readonly seconds: number };
  /** Moves before a measurement, until everything is compiled. */
  readonly warmUp: number;
  readonly servers: number;
  readonly results: number;
  readonly isJson: boolean;
}

async function benchFrom(values: ReturnType<typeof readOptions>): Promise<Bench> {
  const game = await findGame(GAME)?.load();
  if (game === undefined) throw new Error(`there is no ${GAME}`);
  return {
    load: {
      game,
      tables: wholeNumber(values.tables, 'tables', 1),
      socketsPerTable: wholeNumber(values.sockets, 'sockets', 2),
    },
    steady: {
      movesPerSecond: wholeNumber(values.moves, 'moves', 1),
      seconds: wholeNumber(values.seconds, 'seconds', 1),
    },
    warmUp: wholeNumber(values['warm-up'], 'warm-up', 0),
    servers: wholeNumber(values.servers, 'servers', 1),
    results: wholeNumber(values.results, 'results', 1),
    isJson: values.json,
  };
}

await runScript(async () => {
  const values = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const bench = await benchFrom(values);
  const say = (line: string) => void (bench.isJson || console.log(line));
  const machine = machineNow();
  say(machine);
  const run = values.daily ? benchDaily : values.cluster ? benchCluster : benchServer;
  const figures = await run(bench, say).catch(giveUp);
  if (bench.isJson) console.log(JSON.stringify(figures, undefined, 2));
  if (values.write) writeSections('docs/performance.md', serverSections(figures, machine));
  return 0;
});

type Say = (line: string) => void;

async function benchServer({ load, steady, warmUp }: Bench, say: Say): Promise<ServerFigures> {
  const atMost = { warmUp, moves: MEASURED };
  const ours = await ourFigures({ ...load, ...atMost, steady });
  const { most } = ours;
  say(`
${GAME}, ${ours.tables} live tables, ${ours.sockets} open sockets, every move committed durably to SQLite
  memory           ${kilobytes(ours.bytesPerTable)} per live match, ${kilobytes(ours.bytesPerSocket)} per socket; ${Math.round(ours.rss / 1e6)} MB in all
  ${ours.steady?.movesPerSecond} moves/s    from sending to the last watcher's receipt: p50 ${ours.steady?.latency.p50} ms, p95 ${ours.steady?.latency.p95} ms, p99 ${ours.steady?.latency.p99} ms (goal: 50); ${ours.steady?.cpuPerMove} µs of the server's CPU time per move
  maximum          ${most.movesPerSecond} moves/s, ${most.cpuPerMove} µs per move (goal: 175), after ${warmUp} moves of warm-up`);
  const previous = await ourFigures({ ...load, ...atMost, protocol: 1 });
  say(
    `  sent             ${most.bytesPerMove} bytes per move to all sockets; ${previous.most.bytesPerMove} to clients of protocol 1, which get complete views (${percent(most.bytesPerMove, previous.most.bytesPerMove)}; goal: 33)`,
  );
  const cold = await coldOpen(1000, 9);
  say(`
a match of ${cold.moves} moves that is not in memory opens in ${cold.snapshot.ms} ms (goal: 20; ${cold.snapshot.cpuMs} ms of CPU time), without its snapshot in ${cold.replay.ms} ms (${cold.replay.cpuMs})`);
  const theirs = await theirFigures({
    ...load,
    // At the measured tables, whose matches must not end.
    warmUp: Math.min(warmUp, 30 * load.tables),
    moves: Math.min(MEASURED / 2, 10 * load.tables),
  });
  if (theirs === undefined) {
    say('\nboardgame.io is not installed: no comparison.');
  } else {
    say(`
the same game and tables on boardgame.io's server, after a warm-up, in memory: nothing is kept
  maximum          ${theirs.movesPerSecond} moves/s, ${theirs.cpuPerMove} µs per move; ours takes ${percent(most.cpuPerMove, theirs.cpuPerMove)} of that (goal: 50)`);
  }
  return { ours, previous, cold, theirs };
}

/** Players of one table at different servers. */
async function benchCluster(
  { load, steady, warmUp, servers }: Bench,
  say: Say,
): Promise<ClusterFigures> {
  const cluster = await clusterFigures({
    ...load,
    ...steady,
    servers,
    // At the measured tables, whose matches must not end.
    warmUp: warmUp / 4,
  });
  const { latency } = cluster;
  say(`
${GAME}, ${cluster.servers} servers, ${cluster.tables} tables, ${cluster.sockets} sockets spread over all servers, on PostgreSQL and NATS
  ${cluster.movesPerSecond} moves/s    from sending to the last watcher's receipt: p50 ${latency.p50} ms, p95 ${latency.p95} ms, p99 ${latency.p99} ms (goal: 50)
  CPU per move     ${cluster.cpuPerMove} µs of all servers, ${cluster.natsCpuPerMove} of NATS, ${cluster.databaseCpuPerMove} of PostgreSQL, ${cluster.clientCpuPerMove} of the clients; ${availableParallelism()} cores allow ${Math.round((availableParallelism() * 1e6) / steady.movesPerSecond)} µs together
  per move         ${cluster.bytesPerMove} bytes to all sockets; ${cluster.busMessagesPerMove} messages and ${cluster.busBytesPerMove} bytes between servers`);
  return { cluster };
}

/** Standings of the daily house. */
async function benchDaily({ results }: Bench, say: Say): Promise<DailyFigures> {
  const daily = await dailyFigures(results);
  const line = ({ p50, p95, p99, serverCpuMs }: typeof daily.sqlite) =>
    `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms per request (goal: 50); ${serverCpuMs} ms of the server's CPU time`;
  say(`
a standing among ${daily.results} results of a daily house
  SQLite           ${line(daily.sqlite)}
  PostgreSQL       ${line(daily.postgres)}`);
  return { daily };
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}
