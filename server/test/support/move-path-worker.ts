// Plays moves on a server in this thread and posts the files of the server that run for each one.
import { rm } from 'node:fs/promises';
import { type Profiler, Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { findGame } from '@richtfest/catalog';
import type { CreateTableResponse, TakeSeatResponse } from '@richtfest/protocol';
import { createServer, openSqliteStore } from '../../src/index.ts';
import { Client, legalMoves } from './client.ts';
import { fixedSecrets } from './fixed-secrets.ts';
import { newFolder } from './new-folder.ts';

const GAME = 'three-little-pigs';
/** Afterwards nothing happens for the first time any more. */
const WARM_UP = 4;
const MOVES = 4;
const REPOSITORY = join(import.meta.dirname, '../../..');

const game = await findGame(GAME)!.load();
const folder = await newFolder();
const store = await openSqliteStore(join(folder, 'tables.sqlite'));
const app = await createServer({ store, newSecret: fixedSecrets() });
const address = await app.listen({ host: '127.0.0.1', port: 0 });

const person = { kind: 'person' };
const { table } = await post<CreateTableResponse>('', { game: GAME, seats: [person, person] });
const players: Client[] = [];
for (const name of ['Ann', 'Ben']) {
  const seat = await post<TakeSeatResponse>(`/${table}/seats`, { name, nonce: `nonce-of-${name}` });
  players.push(await Client.join(address, table, { key: seat.key }));
}
const everyone = [...players, await Client.join(address, table)];
await Promise.all(everyone.map((each) => each.until(() => each.match !== undefined)));

const profiler = new Session();
profiler.connect();
await profiler.post('Profiler.enable');
await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const paths: string[][] = [];
for (let move = 0; move < WARM_UP + MOVES; move++) paths.push(await filesOfMove());
parentPort?.postMessage(paths.slice(WARM_UP));

for (const each of everyone) await each.close();
await app.close();
await store.close();
await rm(folder, { recursive: true });

async function filesOfMove(): Promise<string[]> {
  const seat = players[0]!.match!.owing[0]!;
  const mover = players[seat]!;
  const [move] = legalMoves(game, mover, seat);
  // Functions that ran before are forgotten.
  await profiler.post('Profiler.takePreciseCoverage');
  const answer = await mover.play(move);
  if (answer.type !== 'accepted') throw new Error(JSON.stringify(answer));
  const { version } = answer;
  await Promise.all(everyone.map((each) => each.until(() => each.version >= version)));
  const { result } = await profiler.post('Profiler.takePreciseCoverage');
  return result.filter(hasRun).map(({ url }) => relative(REPOSITORY, fileURLToPath(url)));
}

function hasRun({ url, functions }: Profiler.ScriptCoverage): boolean {
  const isOfServer = url.includes('/server/src/');
  return isOfServer && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
}

async function post<Body>(path: string, body: unknown): Promise<Body> {
  const response = await fetch(`${address}/api/tables${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Body;
}
