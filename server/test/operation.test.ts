import { writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { PROTOCOL } from '@richtfest/protocol';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { addressGroup, isNearby } from '../src/http/address-group.ts';
import { trustedProxiesFrom } from '../src/http/trusted-proxies.ts';
import { AddressCounter } from '../src/http/address-counter.ts';
import { migrate } from '../src/store/migrations.ts';
import { openSqlite } from '../src/store/open-sqlite-store.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { type Write, groupWriter } from '../src/store/sql-append.ts';
import { SQLITE } from '../src/store/sql-cluster.ts';
import { storeFailureText } from '../src/store/store-failure.ts';
import { Client, legalMoves } from './support/client.ts';
import { TestTime } from './support/test-time.ts';
import {
  calm,
  get,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  temporaryFolder,
} from './support/table.ts';

const NOTHING_COMMITTED = 'nothing can be committed; the log says why.';

async function metricsOf(address: string): Promise<Map<string, number>> {
  const response = await fetch(`${address}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/u);
  const lines = (await response.text()).split('\n');
  expect(lines.at(-1)).toBe('');
  const samples = lines.filter((line) => line !== '' && !line.startsWith('#'));
  for (const sample of samples)
    expect(sample).toMatch(/^\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+$/u);
  return new Map(samples.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
}

test('moves, sockets and refusals are counted for Prometheus', async () => {
  const game = await pigs();
  const { address } = await startServer({ limits: { tablesPerDay: 2 } });
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  await sit(table, 'Ben');
  const ann = await Client.join(address, table.table, { key });
  expect(await ann.play(legalMoves(game, ann, 0)[0])).toMatchObject({ type: 'accepted' });
  await newTable(address, [person, person]);
  const request = { game: game.id, seats: [person, person] };
  expect(await post(`${address}/api/tables`, request)).toMatchObject({
    status: 429,
    body: { code: 'too-many' },
  });
  const metrics = await metricsOf(address);
  expect(Object.fromEntries(metrics)).toMatchObject({
    'richtfest_moves_total{by="seat"}': 1,
    'richtfest_moves_total{by="bot"}': 0,
    richtfest_move_seconds_count: 1,
    'richtfest_move_seconds_bucket{le="+Inf"}': 1,
    richtfest_sockets: 1,
    richtfest_tables_in_memory: 1,
    richtfest_refusals_total: 1,
    richtfest_failures_total: 0,
    richtfest_owned_tables: 1,
    richtfest_servers: 1,
    richtfest_bus_connected: 1,
    richtfest_takeovers_total: 0,
    'richtfest_http_answers_total{status="4xx"}': 1,
    'richtfest_http_answers_total{status="5xx"}': 0,
  });
  // Two tables and two seats; the answer with the metrics is not complete yet.
  expect(metrics.get('richtfest_http_answers_total{status="2xx"}')).toBe(4);
  expect(metrics.get('richtfest_http_seconds_count')).toBe(5);
  expect([...metrics.keys()]).toContainEqual(
    expect.stringMatching(/^richtfest_info\{version="\d+\.\d+\.\d+",server="[0-9a-f]{12}v1"\}$/u),
  );
  const heap = metrics.get('nodejs_heap_size_used_bytes')!;
  expect(heap).toBeGreaterThan(1e6);
  expect(heap).toBeLessThan(metrics.get('nodejs_heap_size_limit_bytes')!);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0);
});

test('a server whose store does not answer lives, but is not ready', async () => {
  const time = new TestTime();
  const { address, store } = await startServer({ clock: time.clock });
  expect(await get(`${address}/readyz`)).toMatchObject({ status: 200, body: { status: 'ready' } });
  const probe = store.probe.bind(store);
  store.probe = async () => await Promise.reject(new Error('gone'));
  time.pass(1000);
  const { status, body } = await get(`${address}/readyz`);
  expect([status, body]).toEqual([503, { status: 'not ready', reason: NOTHING_COMMITTED }]);
  expect(await get(`${address}/healthz`)).toMatchObject({ status: 200, body: { status: 'ok' } });
  time.pass(1000);
  const late = Promise.withResolvers<void>();
  store.probe = () => late.promise;
  expect(await get(`${address}/readyz`)).toMatchObject({
    status: 503,
    body: { reason: 'the store does not answer.' },
  });
  store.probe = probe;
  late.resolve();
  time.pass(1000);
  expect((await get(`${address}/readyz`)).status).toBe(200);
});

test('readiness requests cause at most one commit per second', async () => {
  // A frozen clock, so that no second passes while a slow machine answers.
  let time = 0;
  const clock = { now: () => time, ticks: () => time };
  const { address, store } = await startServer({ clock });
  const probe = store.probe.bind(store);
  let probes = 0;
  store.probe = () => (probes++, probe());
  const ask100 = async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(`${address}/readyz`)));
    return answers.filter(({ status }) => status === 200).length;
  };
  expect([await ask100(), await ask100(), probes]).toEqual([100, 100, 1]);
  time += 1000;
  expect([await ask100(), probes]).toEqual([100, 2]);
});

test('after a commit that failed it is not ready until one of that size succeeds', async () => {
  const time = new TestTime();
  const { database, runTogether } = await openSqlite(
    join(await temporaryFolder(), 'tables.sqlite'),
  );
  await migrate(database);
  const write = groupWriter(database, runTogether);
  const writer = async (each: Write) => (await write([each]))[0]!;
  const store = new SqlStore(database, { writer, dialect: SQLITE });
  const { address } = await startServer({ store, clock: time.clock });
  const { table } = await newTable(address, [person, person]);
  const statusIn = async (milliseconds: number) => {
    time.pass(milliseconds);
    const { status, body } = await get<{ reason?: string }>(`${address}/readyz`);
    return [status, body.reason];
  };
  const limit = async (pages: number) => {
    await database.executeQuery(CompiledQuery.raw(`pragma max_page_count = ${pages}`));
  };
  expect(await statusIn(1000)).toEqual([200, undefined]);
  const { rows } = await database.executeQuery(CompiledQuery.raw('pragma page_count'));
  const { page_count: pages } = rows[0] as { page_count: number };
  // Small commits still find room, large ones do not.
  await limit(pages + 8);
  expect(await statusIn(1000)).toEqual([200, undefined]);
  const large = { version: 1, content: 'x'.repeat(100_000) };
  await expect(store.saveSnapshot(table, large)).rejects.toThrow(/full/u);
  expect(await statusIn(0)).toEqual([503, 'a move could not be committed a moment ago.']);
  expect(await statusIn(1000)).toEqual([503, 'the disk is full.']);
  await limit(pages + 1000);
  expect(await statusIn(0)).toEqual([503, 'the disk is full.']);
  expect(await statusIn(1000)).toEqual([200, undefined]);
});

test('limits the sockets per address, and frees a place when one closes', async () => {
  const { address } = await startServer({ limits: { socketsPerAddress: 2 } });
  const table = await newTable(address, [person, person]);
  const [first] = [
    await Client.join(address, table.table),
    await Client.join(address, table.table),
  ];
  const third = await Client.open(address, table.table);
  await third.until(() => third.closed !== undefined);
  expect(third.closed).toMatchObject({ code: 4029, reason: expect.stringContaining('too many') });
  await first.close();
  // The server may learn of it a moment later than the client.
  await expect.poll(() => isWelcome(address, table.table)).toBe(true);
});

/** Whether a socket is let in; one that is turned away is closed instead of greeted. */
async function isWelcome(address: string, table: string): Promise<boolean> {
  const client = await Client.open(address, table);
  if (client.closed === undefined) client.send({ type: 'hello', protocol: PROTOCOL });
  await client.until(() => client.closed !== undefined || client.messages.length > 0);
  return client.messages.some(({ type }) => type === 'welcome');
}

/** Asks with any host and origin, as no `fetch` may. */
function ask(address: string, headers: Record<string, string>, path = '/api/tables/BCDFGH') {
  return new Promise<number>((resolve, reject) => {
    const asked = httpRequest(`${address}${path}`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    asked.on('error', reject).end();
  });
}

test('with a public address, only its own pages may connect', async () => {
  const publicUrl = new URL('https://play.example.org');
  const { address } = await startServer({ publicUrl });
  const { host } = new URL(address);
  const allowed = 404; // Past the guards: there is no such table.
  expect(await ask(address, { host, origin: 'https://play.example.org' })).toBe(allowed);
  expect(await ask(address, { host, origin: address })).toBe(allowed);
  expect(await ask(address, { host })).toBe(allowed);
  const rebound = { host: 'evil.example', origin: 'http://evil.example' };
  expect(await ask(address, rebound)).toBe(403);
  expect(await ask(address, { host, origin: 'http://play.example.org' })).toBe(403);
  expect(await ask(address, { host, origin: 'null' })).toBe(403);
});

test('behind a proxy each client has its own limit, and outsiders see no metrics', async () => {
  const limits = { requestsPerMinute: 2 };
  const { address } = await startServer({ publicUrl: new URL('https://play.example.org'), limits });
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const asked = async (ip: string) => await ask(address, from(ip));
  expect([await asked('203.0.113.1'), await asked('203.0.113.1')]).toEqual([404, 404]);
  expect([await asked('203.0.113.1'), await asked('203.0.113.2')]).toEqual([429, 404]);
  expect(await ask(address, from('203.0.113.1'), '/metrics')).toBe(404);
  expect(await ask(address, {}, '/metrics')).toBe(200);
  const untrusted = await startServer({ trustedProxies: [] });
  expect(await ask(untrusted.address, from('203.0.113.1'), '/metrics')).toBe(404);
  expect(await ask(untrusted.address, from('192.168.0.7'), '/metrics')).toBe(200);
  const open = await startServer({ limits });
  for (const ip of ['203.0.113.1', '203.0.113.2']) await ask(open.address, from(ip));
  expect(await ask(open.address, from('203.0.113.3'))).toBe(429);
});

test('a forwarded address is only trusted from a configured proxy', async () => {
  const limits = { requestsPerMinute: 1 };
  const publicUrl = new URL('https://play.example.org');
  const statuses = async (trustedProxies?: readonly string[]) => {
    const trust = trustedProxies === undefined ? {} : { trustedProxies };
    const { address } = await startServer({ publicUrl, limits, ...trust });
    const from = (ip: string) => ask(address, { 'x-forwarded-for': ip });
    return [await from('203.0.113.1'), await from('203.0.113.2')];
  };
  expect(await statuses()).toEqual([404, 404]);
  expect(await statuses(['127.0.0.0/8'])).toEqual([404, 404]);
  expect(await statuses([])).toEqual([404, 429]);
  expect(await statuses(['uniquelocal', '192.0.2.7'])).toEqual([404, 429]);
});

test('a list of proxies is addresses, networks or groups', () => {
  expect(trustedProxiesFrom(undefined)).toBeUndefined();
  expect(trustedProxiesFrom('none')).toEqual([]);
  const list = 'loopback, 10.0.0.0/8,2001:db8::/64, ::1';
  expect(trustedProxiesFrom(list)).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/64', '::1']);
  for (const wrong of ['1', 'true', '10.0.0.0/33', '10.0.0.1/', 'proxy.example', 'loopback,', '']) {
    expect(() => trustedProxiesFrom(wrong)).toThrow(/^TRUST_PROXY must be none or a list/u);
  }
});

test('sends HSTS if the public address uses https', async () => {
  const webRoot = await temporaryFolder();
  await writeFile(join(webRoot, 'index.html'), '<title>Richtfest</title>');
  const headerAt = async (publicUrl?: URL) => {
    const where = publicUrl === undefined ? {} : { publicUrl };
    const { address } = await startServer({ webRoot, ...where });
    const paths = ['/', '/t/BCDFGH', '/index.html', '/gone.js', '/api/tables/BCDFGH', '/healthz'];
    const answers = await Promise.all([...paths, '/%'].map((path) => fetch(address + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404, 200, 400]);
    expect(answers.every(({ headers }) => headers.has('content-security-policy'))).toBe(true);
    return new Set(answers.map(({ headers }) => headers.get('strict-transport-security')));
  };
  const https = await headerAt(new URL('https://play.example.org'));
  expect([...https]).toEqual(['max-age=31536000']);
  expect([...(await headerAt(new URL('http://play.example.org')))]).toEqual([null]);
  expect([...(await headerAt())]).toEqual([null]);
});

test('addresses are counted by household', () => {
  expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressGroup('2001:db8:0:12:aaaa:1:2:3')).toBe('2001:db8:0:12');
  expect(addressGroup('2001:DB8::12:0:0:0:9')).toBe(addressGroup('2001:db8:0:0012::1'));
  expect(addressGroup('::1')).toBe('0:0:0:0');
  expect(['127.0.0.1', '10.1.2.3', '::1', '::ffff:192.168.1.5', 'fd12::1'].map(isNearby)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect(['8.8.8.8', '172.32.0.1', '2001:db8::1', 'nonsense'].map(isNearby)).not.toContain(true);
  const counter = new AddressCounter(2, 1000);
  const count = (address: string, now: number) => counter.allows(address, now);
  expect([count('a', 0), count('b', 1), count('a', 2), count('a', 3)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(count('a', 1000)).toBe(true);
});

test('database failures have readable messages', async () => {
  const coded = (fields: object) => storeFailureText(Object.assign(new Error('xyz'), fields));
  expect(coded({ errcode: 13 })).toBe('the disk is full.');
  expect(coded({ errcode: 10 | (3 << 8) })).toBe('the disk could not be read or written.');
  expect(coded({ code: '53100' })).toBe('the disk is full.');
  expect(coded({ code: '57P01' })).toMatch(/closed the connection/u);
  expect(coded({ code: 'something else' })).toBe('xyz');
  const both = new AggregateError([Object.assign(new Error(''), { code: 'ECONNREFUSED' })]);
  expect(storeFailureText(both)).toMatch(/no database server answers/u);
});
