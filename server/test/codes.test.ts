import {
  CLOSE,
  type CreateTableResponse,
  PROTOCOL,
  type Problem,
  type TableSummary,
  groupedCode,
} from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { newTableCode } from '../src/tables/secrets.ts';
import { Client } from './support/client.ts';
import { PIGS, get, newTable, person, post, sit, startServer, summaryOf } from './support/table.ts';

const two = [person, person];
const MINUTE = 60_000;

/** A clock that stands still until it is put on, so that no minute ends in the middle of a test. */
function handClock() {
  let ticks = 0;
  return {
    clock: { now: () => Date.now(), ticks: () => ticks },
    putOn: (ms: number) => void (ticks += ms),
  };
}

const UNKNOWN = Array.from({ length: 40 }, () => newTableCode());

/** Tries codes of no table, from an address a proxy reports; returns the last answer’s status. */
async function tryCodes(address: string, codes: readonly string[], from = '203.0.113.1') {
  let status = 0;
  for (const code of codes) {
    status = (await lookUp(address, code, from)).status;
  }
  return status;
}

const lookUp = (address: string, code: string, from = '203.0.113.1') =>
  fetch(`${address}/api/tables/${code}`, { headers: { 'x-forwarded-for': from } });

/** Behind a proxy, so that requests come from many addresses. */
const behindProxy = { publicUrl: new URL('https://play.example.org') };

describe('a table’s code', () => {
  test('has eight letters, and is found in any spelling', async () => {
    const { address } = await startServer();
    const { table } = await newTable(address, two);
    expect(table).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/u);
    for (const written of [
      table.toLowerCase(),
      groupedCode(table),
      `${table.slice(0, 3)} ${table.slice(3)}`,
    ]) {
      const { body } = await get<{ table: string }>(
        `${address}/api/tables/${encodeURIComponent(written)}`,
      );
      expect(body.table).toBe(table);
    }
    const client = await Client.join(address, groupedCode(table).toLowerCase());
    expect(client.seats).toHaveLength(2);
  });

  test('of an older table still has six letters and works', async () => {
    const { address, store } = await startServer();
    const { table } = await newTable(address, two);
    const stored = await store.loadTable(table);
    expect(await store.createTable({ ...stored!, code: 'K7WPXD' })).toBe(true);
    const url = `${address}/api/tables/k7w-pxd`;
    expect((await get<{ table: string }>(url)).body.table).toBe('K7WPXD');
    const seated = await post(`${url}/seats`, { name: 'Ann', nonce: 'n' });
    expect(seated.status).toBe(201);
    expect((await Client.join(address, 'K7WPXD')).seats[0]?.name).toBe('Ann');
  });

  test('that is invalid gets an error with an example', async () => {
    const { address } = await startServer({ limits: { missesPerMinute: 0 } });
    const { status, body } = await get<Problem>(`${address}/api/tables/hello`);
    expect([status, body.sentence]).toEqual([404, 'A table’s code has eight letters and digits.']);
  });
});

describe('a client that guesses codes', () => {
  test('has to wait until the minute is over, even with a valid code', async () => {
    const { clock, putOn } = handClock();
    const { address } = await startServer({
      ...behindProxy,
      clock,
      limits: { missesPerMinute: 5 },
    });
    const { table } = await newTable(address, two);
    putOn(20_500);
    expect(await tryCodes(address, UNKNOWN.slice(0, 5))).toBe(404);
    const refused = await lookUp(address, table);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(await refused.json()).toMatchObject({ code: 'too-many' });
    expect((await lookUp(address, table, '203.0.113.2')).status).toBe(200);
    putOn(MINUTE);
    expect((await lookUp(address, table)).status).toBe(200);
  });

  test('counts as one with all addresses of the same network', async () => {
    const { clock } = handClock();
    const { address } = await startServer({
      ...behindProxy,
      clock,
      limits: { missesPerMinute: 5 },
    });
    const codes = UNKNOWN.slice(0, 6);
    const statuses = await Promise.all(
      codes.map((code, at) => lookUp(address, code, `2001:db8:1:2::${at}`)),
    );
    expect(statuses.map(({ status }) => status)).not.toContain(200);
    expect((await lookUp(address, UNKNOWN[7]!, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await lookUp(address, UNKNOWN[7]!, '2001:db8:1:3::1')).status).toBe(404);
  });

  test('still finds the tables found before', async () => {
    const { clock } = handClock();
    const { address } = await startServer({
      ...behindProxy,
      clock,
      limits: { missesPerMinute: 2 },
    });
    const { table } = await newTable(address, two);
    expect((await lookUp(address, table)).status).toBe(200);
    expect(await tryCodes(address, UNKNOWN.slice(0, 3))).toBe(429);
    expect((await lookUp(address, table)).status).toBe(200);
  });

  test('learns nothing from many requests at once', async () => {
    const { clock } = handClock();
    const { address } = await startServer({
      ...behindProxy,
      clock,
      limits: { missesPerMinute: 3 },
    });
    const { table } = await newTable(address, two);
    const codes = [...UNKNOWN.slice(0, 30), table];
    const answers = await Promise.all(codes.map((code) => lookUp(address, code)));
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('keeps out no visitor with a valid code, even when guessing from many addresses', async () => {
    const { clock } = handClock();
    const limits = { missesPerMinute: 5, missesInAllPerMinute: 30 };
    const { address } = await startServer({ ...behindProxy, clock, limits });
    const { table } = await newTable(address, two);
    for (let at = 0; at < 10; at++) await tryCodes(address, UNKNOWN.slice(0, 5), `203.0.113.${at}`);
    // Each address has only a few attempts now; a client that is right at once gets in.
    expect(await tryCodes(address, UNKNOWN.slice(0, 3), '198.51.100.1')).toBe(404);
    expect((await lookUp(address, table, '198.51.100.1')).status).toBe(429);
    expect((await lookUp(address, table, '198.51.100.2')).status).toBe(200);
    expect(await tryCodes(address, UNKNOWN.slice(0, 2), '198.51.100.3')).toBe(404);
    expect((await lookUp(address, table, '198.51.100.3')).status).toBe(200);
  });

  test.each(['socket', 'program'])('is counted and refused on a %s, too', async (path) => {
    const { clock } = handClock();
    const { address } = await startServer({ clock, limits: { missesPerMinute: 2 } });
    const table = await newTable(address, two);
    const hello =
      path === 'socket'
        ? { type: 'hello', protocol: PROTOCOL }
        : { type: 'join', protocol: 1, token: 'a-token-of-sixteen-letters' };
    const end = (code: string) =>
      new Promise<number>((resolve) => {
        const url = `${address.replace('http', 'ws')}/api/tables/${code}/${path}`;
        const socket = new WebSocket(url);
        socket.addEventListener('open', () => socket.send(JSON.stringify(hello)));
        socket.addEventListener('close', ({ code: reason }) => resolve(reason));
      });
    expect(await end(UNKNOWN[0]!)).toBe(CLOSE.unknownTable);
    expect(await end(UNKNOWN[1]!)).toBe(CLOSE.unknownTable);
    expect(await end(table.table)).toBe(CLOSE.tooMany);
    expect(await summaryOf(table)).toMatchObject({ code: 'too-many' });
  });
});

test('every “too many” says when to retry', async () => {
  const few = await startServer({ limits: { tablesPerMinute: 0, passkeysPerMinute: 0 } });
  const none = await startServer({ limits: { requestsPerMinute: 0 } });
  const answers = [
    await post(`${few.address}/api/tables`, { game: PIGS, seats: two }),
    await post(`${few.address}/api/account/challenge`, {}),
    await get(`${none.address}/api/lobby`),
  ];
  for (const { status, headers } of answers) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  }
});

describe('a visitor who only has the code (PR-28)', () => {
  /** Ann has sat down; nobody has begun. */
  async function gathering(request: { readonly forbidsWatchers?: boolean } = {}) {
    const { address } = await startServer();
    const seats = [person, person, person];
    const { body } = await post<CreateTableResponse>(`${address}/api/tables`, {
      game: PIGS,
      seats,
      clock: { decision: 60 },
      ...request,
    });
    const table = { ...body, url: `${address}/api/tables/${body.table}` };
    const { key } = await sit(table, 'Ann');
    const start = () =>
      post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: true, bot: 'random' });
    const guest = async () => (await get<TableSummary>(table.url)).body;
    return { address, table, key, start, guest };
  }

  test('sees who invited them before the match, but not who is connected', async () => {
    const { address, table, key, guest } = await gathering();
    await Client.join(address, table.table, { key });
    await post(`${table.url}/lobby`, { hostKey: table.hostKey, isListed: true });
    expect(await guest()).toEqual({
      table: table.table,
      game: PIGS,
      rulesVersion: 1,
      options: expect.any(Object),
      seats: [
        { kind: 'person', name: 'Ann', isTaken: true, isPresent: false },
        { kind: 'person', name: '', isTaken: false, isPresent: false },
        { kind: 'person', name: '', isTaken: false, isPresent: false },
      ],
      clock: { decision: 60 },
      talk: 'off',
      commitment: table.commitment,
      isStarted: false,
      isFinished: false,
      version: 0,
    });
    expect(await summaryOf(table, key)).toMatchObject({
      isListed: true,
      seats: [{ isPresent: true }, {}, {}],
    });
  });

  test('does not see the state of a match, unlike a visitor with a key', async () => {
    const { table, key, start, guest } = await gathering();
    await start();
    const seen = await guest();
    expect(seen).toMatchObject({ isStarted: true, version: 0, seats: [{ name: 'Ann' }, {}, {}] });
    for (const field of ['owing', 'clocks', 'next', 'isListed']) {
      expect(seen).not.toHaveProperty(field);
    }
    for (const each of [key, table.hostKey]) {
      expect(await summaryOf(table, each)).toHaveProperty('owing');
    }
    expect(await summaryOf(table, 'a-key-that-opens-nothing')).toEqual(seen);
  });

  test('sees neither names nor the finished match if spectators are forbidden', async () => {
    const { table, key, start, guest } = await gathering({ forbidsWatchers: true });
    expect((await guest()).seats[0]?.name).toBe('Ann');
    await start();
    expect((await guest()).seats.map(({ name }) => name)).toEqual(['', '', '']);
    expect((await summaryOf(table, key)).seats[0]?.name).toBe('Ann');
    await post(`${table.url}/close`, { hostKey: table.hostKey });
    expect(await get(`${table.url}/match`)).toMatchObject({
      status: 403,
      body: { code: 'no-watchers' },
    });
    expect(await get(`${table.url}/match`, key)).toMatchObject({ status: 200 });
  });

  test('sees no names of a table that was closed', async () => {
    const { table, guest } = await gathering();
    await post(`${table.url}/close`, { hostKey: table.hostKey });
    expect(await guest()).toMatchObject({ isClosed: true, seats: [{ name: '' }, {}, {}] });
  });
});
