import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rawRequest } from './support/raw-request.ts';
import { type Route, exampleOf, readyServer, routesOf } from './support/routes.ts';
import { temporaryFolder } from './support/table.ts';

const FOREIGN = 'http://elsewhere.example';

/** What anybody may ask for from anywhere: it changes nothing and reveals nothing about a table. */
const OPEN = [
  '/docs',
  '/healthz',
  '/readyz',
  '/metrics',
  '/host/:name',
  '/',
  '/games/:game',
  '/games/:game/*',
  '/t/:code',
  '/t/:code/*',
  '/*',
  '*',
];

const encode = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Ways to write an address; a server may take each for the address itself. */
const SPELLINGS: Readonly<Record<string, (path: string, host: string) => string>> = {
  plain: (path) => path,
  'one letter encoded': (path) => path.replace('a', '%61'),
  'every letter encoded': (path) => path.replaceAll(/[a-z]/giu, encode),
  'upper-case hex digits': (path) => path.replaceAll(/[j-o]/gu, (c) => encode(c).toUpperCase()),
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'encoded twice': (path) => path.replace('a', '%2561'),
  'absolute form': (path, host) => `http://${host}${path}`,
  'absolute form, encoded': (path, host) => `http://${host}${path.replace('a', '%61')}`,
  'absolute form, another host': (path) => `http://elsewhere.example${path}`,
  'two slashes': (path) => `/${path}`,
  'slashes within': (path) => path.replaceAll('/', '//').slice(1),
  'dot segments': (path) => `/x/..${path}`,
  'dots within': (path) => path.replace('/api/', '/api/./'),
  'encoded dots': (path) => `/x/%2e%2e${path}`,
  'slash at the end': (path) => `${path}/`,
  'capital letters': (path) => path.toUpperCase(),
  'a query': (path) => `${path}?/../x=/api/`,
  'a semicolon': (path) => `${path};x=1`,
  'a fragment': (path) => `${path}#x`,
  backslashes: (path) => path.replaceAll('/', '\\'),
  'a broken escape': (path) => `${path}%zz`,
};

const upgrade = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

async function listening(limits: { readonly requestsPerMinute: number }) {
  const webRoot = await temporaryFolder();
  await writeFile(join(webRoot, 'index.html'), '<title>Richtfest</title>');
  const app = await readyServer({ limits, webRoot });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, routes: routesOf(app) };
}

const isOpen = ({ path }: Route) => OPEN.includes(path);

async function statusesOf(
  address: string,
  route: Route,
  headers: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [spelling, spell] of Object.entries(SPELLINGS)) {
    const target = spell(exampleOf(route), new URL(address).host);
    const answer = await rawRequest(address, { method: route.method, target, headers });
    // Whatever the server does not know may be a page of the site, which says so itself.
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    statuses[`${route.method} ${route.path}, ${spelling}`] = isPage ? 404 : answer.status;
  }
  return statuses;
}

interface Attempt {
  readonly headers: Readonly<Record<string, string>>;
  /** The status that shows that a guard was there. */
  readonly refusal: number;
}

/** The spellings that got past a guard, with what they were answered. */
async function unguarded(
  address: string,
  routes: readonly Route[],
  { headers, refusal }: Attempt,
): Promise<Record<string, number>> {
  const past: Record<string, number> = {};
  for (const route of routes.filter((each) => !isOpen(each))) {
    for (const [what, status] of Object.entries(await statusesOf(address, route, headers))) {
      const isNowhere = (status === 400 || status === 404) && !what.endsWith('plain');
      if (status !== refusal && !isNowhere) past[what] = status;
    }
  }
  return past;
}

describe('every route, however its address is spelled', () => {
  test('is one of the API, or on the list of those that anybody may use', async () => {
    const { routes } = await listening({ requestsPerMinute: 10_000 });
    expect(routes.length).toBeGreaterThan(60);
    const others = routes.filter(({ path }) => !/^\/api(?:\/|$)/u.test(path));
    expect(others.filter((route) => !isOpen(route))).toEqual([]);
  });

  test.each([
    ['with a foreign origin', { origin: FOREIGN }],
    ['as a socket with a foreign origin', { origin: FOREIGN, ...upgrade }],
  ])('is refused or not there %s', async (_how, headers) => {
    const { address, routes } = await listening({ requestsPerMinute: 1_000_000 });
    expect(await unguarded(address, routes, { headers, refusal: 403 })).toEqual({});
  });

  test.each([
    ['requests', {}],
    ['sockets', upgrade],
  ])('is counted: %s', async (_what, headers) => {
    const { address, routes } = await listening({ requestsPerMinute: 0 });
    expect(await unguarded(address, routes, { headers, refusal: 429 })).toEqual({});
  });
});
