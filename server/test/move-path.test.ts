import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, test } from 'vitest';

const ARCHITECTURE = join(import.meta.dirname, '../../ARCHITECTURE.md');
/** Named for servers in a cluster, and for changes that no player sends. */
const OTHER_WAYS = [
  'server/src/cluster/bus.ts',
  'server/src/cluster/cluster-node.ts',
  'server/src/cluster/nats-bus.ts',
  'server/src/store/postgres-append.ts',
  'server/src/tables/actions/overdue.ts',
  'server/src/tables/actions/play-bots.ts',
  'server/src/tables/actions/take-back.ts',
];

let paths: string[][];
let named: string[];

beforeAll(async () => {
  const worker = new Worker(new URL('support/move-path-worker.ts', import.meta.url));
  [paths] = (await once(worker, 'message')) as [string[][]];
  await once(worker, 'exit');
  const text = await readFile(ARCHITECTURE, 'utf8');
  const [, section = ''] = text.split('### On the server');
  const [steps = ''] = section.split('\n- A crash');
  named = [...steps.matchAll(/\((server\/src\/[^)]+)\)/gu)].map(([, file]) => file!);
});

test('ARCHITECTURE.md names every file of the server that a move passes through', () => {
  // In every move: timers may run in between.
  const passed = paths[0]!.filter((file) => paths.every((path) => path.includes(file)));
  expect(passed.filter((file) => !named.includes(file))).toEqual([]);
});

test('ARCHITECTURE.md names no file that a move does not pass through', () => {
  const all = new Set(paths.flat());
  const unused = named.filter((file) => !all.has(file));
  expect(unused.toSorted()).toEqual(OTHER_WAYS);
});
