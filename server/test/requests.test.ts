import { REQUESTS } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { isCatchAll, readyServer, routesOf } from './support/routes.ts';

/** Of the operator, files, and sockets: no JSON that the protocol has a schema for. */
const OTHERS = [
  'GET /api/addresses',
  'GET /api/tables/CODE/match',
  'GET /api/tables/CODE/program',
  'GET /api/pads/CODE/socket',
  'GET /api/tables/CODE/socket',
];

test('the server answers exactly the protocol’s list of requests', async () => {
  const there = routesOf(await readyServer())
    .filter((route) => route.path.startsWith('/api/') && !isCatchAll(route))
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path}`)
    .map((route) =>
      route.replace(':code', 'CODE').replace(':day', 'DAY').replace(':token', 'TOKEN'),
    );
  expect(there.toSorted()).toEqual([...Object.keys(REQUESTS), ...OTHERS].toSorted());
});
