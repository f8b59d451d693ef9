import { join } from 'node:path';
import { REQUESTS } from '@richtfest/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createServer, openSqliteStore } from '../src/index.ts';
import { temporaryFolder } from './support/table.ts';

/** Of whoever runs the server, files, and sockets: no JSON that the protocol has a schema for. */
const OTHERS = [
  'GET /api/addresses',
  'GET /api/tables/CODE/match',
  'GET /api/tables/CODE/program',
  'GET /api/tables/CODE/socket',
];

test('the protocol’s list of requests is what the server answers', async () => {
  const store = await openSqliteStore(join(await temporaryFolder(), 'tables.sqlite'));
  const app = await createServer({ store });
  onTestFinished(() => app.close().then(() => store.close()));
  await app.ready();
  const there = routesIn(app.printRoutes({ commonPrefix: false }));
  const api = there.filter((route) => route.includes(' /api/'));
  expect(api.toSorted()).toEqual([...Object.keys(REQUESTS), ...OTHERS].toSorted());
});

/** Fastify draws its routes as a tree: four columns for each step down, then a part of the path. */
function routesIn(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const at = line.search(/[^\s│├└─]/u);
    if (at < 0) return [];
    const [, part = '', methods = ''] = /^(\S*)(?: \((.*)\))?$/u.exec(line.slice(at)) ?? [];
    const depth = at / 4 - 1;
    parents.length = depth;
    parents[depth] = part;
    const path = parents.join('').replace(':code', 'CODE').replace(':token', 'TOKEN');
    const known = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD');
    return known.map((method) => `${method} ${path}`);
  });
}
