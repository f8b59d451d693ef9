// `npm run bench:server`: the server's capacity on loopback; clients and server share the cores.
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findGame } from '@richtfest/catalog';
import { coldOpen } from './cold-open.ts';
import { ourFigures } from './our-figures.ts';
import { theirFigures } from './their-figures.ts';

const GAME = 'three-little-pigs';
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    sockets: { type: 'string', default: '4' },
    moves: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
  },
});
const game = await findGame(GAME)?.load();
if (game === undefined) throw new Error(`there is no ${GAME}`);
const seconds = Number(values.seconds);
const load = { game, socketsPerTable: Number(values.sockets), seconds };
const say = (line: string) => void (values.json || console.log(line));

say(
  `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; clients and server share them.`,
);
const ours = await ourFigures({
  ...load,
  tables: Number(values.tables),
  movesPerSecond: Number(values.moves),
});
const { steady, most } = ours;
say(`
${GAME}, ${ours.tables} live tables, ${ours.sockets} open sockets, every move committed durably to SQLite
  memory           ${kilobytes(ours.bytesPerTable)} a live match, ${kilobytes(ours.bytesPerSocket)} a socket; ${Math.round(ours.rss / 1e6)} MB in all
  ${steady.movesPerSecond} moves/s    from send to the last watcher's receipt: p50 ${steady.latency.p50} ms, p95 ${steady.latency.p95} ms, p99 ${steady.latency.p99} ms (goal: 50); ${steady.cpuPerMove} µs of the server's processor time a move
  flat out         ${most.movesPerSecond} moves/s, ${most.cpuPerMove} µs a move`);
const cold = await coldOpen(1000, 9);
say(`
a match of ${cold.moves} moves that is not in memory opens in ${cold.snapshot.ms} ms (goal: 20; ${cold.snapshot.cpuMs} ms of processor time), without its snapshot in ${cold.replay.ms} ms (${cold.replay.cpuMs})`);
const theirs = await theirFigures({ ...load, tables: 100 });
const same =
  theirs === undefined
    ? undefined
    : await ourFigures({ ...load, tables: 100, movesPerSecond: 300 });
if (theirs === undefined || same === undefined) {
  say('\nboardgame.io is not installed (npm run bench installs it): no comparison.');
} else {
  say(`
the same game at 100 tables with ${values.sockets} sockets each, flat out
  boardgame.io     ${theirs.movesPerSecond} moves/s, ${theirs.cpuPerMove} µs a move, in memory: nothing is kept
  Richtfest        ${same.most.movesPerSecond} moves/s, ${same.most.cpuPerMove} µs a move, committed durably (${Math.round((100 * same.most.cpuPerMove) / theirs.cpuPerMove)} % of it; goal: 50)`);
}
if (values.json) console.log(JSON.stringify({ ours, cold, theirs, same }, undefined, 2));

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 102.4) / 10} kB`;
}
