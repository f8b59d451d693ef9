import type { CreateTableResponse, Problem } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import {
  PIGS,
  bot,
  calm,
  get,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
} from './support/table.ts';

const two = [person, person];

describe('setting a table up', () => {
  test('gives a code, a key for the host and the commitment', async () => {
    const { address } = await startServer();
    const { status, body } = await post<CreateTableResponse>(`${address}/api/tables`, {
      game: PIGS,
      seats: [person, { kind: 'bot', name: '  Wolfgang  ', bot: 'random' }],
      options: { experienced: true },
    });
    expect(status).toBe(201);
    expect(body.commitment).toMatch(/^[0-9a-f]{64}$/u);
    const { body: summary } = await get(`${address}/api/tables/${body.table.toLowerCase()}`);
    expect(summary).toMatchObject({
      table: body.table,
      game: PIGS,
      rulesVersion: 1,
      options: { experienced: true, finishRound: false },
      commitment: body.commitment,
      isStarted: false,
      seats: [
        { kind: 'person', name: '', isTaken: false, isPresent: false },
        { kind: 'bot', name: 'Wolfgang', bot: 'random', isTaken: true, isPresent: true },
      ],
    });
  });

  test.each([
    [
      'an unknown game',
      { game: 'three-litle-pigs', seats: two },
      'unknown-game',
      /“three-little-pigs”/u,
    ],
    [
      'an unknown bot',
      { game: PIGS, seats: [person, { kind: 'bot', bot: 'gredy' }] },
      'unknown-bot',
      /“greedy”/u,
    ],
    ['too few seats', { game: PIGS, seats: [person] }, 'wrong-options', /2 to 5/u],
    [
      'a wrong option',
      { game: PIGS, seats: two, options: { experienced: 3 } },
      'wrong-options',
      /options\.experienced must be true or false, not 3/u,
    ],
    [
      'an unknown option',
      { game: PIGS, seats: two, options: { expirienced: true } },
      'wrong-options',
      /experienced/u,
    ],
    [
      'a field nobody knows',
      { game: PIGS, seats: two, secret: 'x' },
      'malformed',
      /“secret” is not known/u,
    ],
    ['no seats', { game: PIGS, seats: [] }, 'malformed', /at least one/u],
    ['a list', [], 'malformed', /“game” is missing/u],
    ['no JSON', '{"game":', 'malformed', /JSON/u],
    [
      'ten levels, which are allowed, of nothing known',
      `{"game":"x","seats":${'['.repeat(10)}${']'.repeat(10)}}`,
      'malformed',
      /seats/u,
    ],
    [
      'a thousand objects within each other',
      `{"game":"x","seats":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`,
      'malformed',
      /nested/u,
    ],
    [
      'a deep nest',
      `{"game":"x","seats":${'['.repeat(7000)}${']'.repeat(7000)}}`,
      'malformed',
      /nested/u,
    ],
  ])('is refused for %s', async (_what, request, code, sentence) => {
    const { address } = await startServer();
    const { status, body } = await post<Problem>(`${address}/api/tables`, request);
    expect(status).toBe(400);
    expect(body).toEqual({ code, sentence: expect.stringMatching(sentence) });
  });

  test('is refused when the request is huge or no JSON at all', async () => {
    const { address } = await startServer();
    const huge = await post<Problem>(`${address}/api/tables`, `"${'x'.repeat(17_000)}"`);
    expect([huge.status, huge.body.code]).toEqual([413, 'too-large']);
    for (const levels of [100_000, 1_000_000]) {
      const deep = await post<Problem>(`${address}/api/tables`, '['.repeat(levels));
      expect([deep.status, deep.body.code]).toEqual([413, 'too-large']);
    }
    const form = await fetch(`${address}/api/tables`, {
      method: 'POST',
      body: new URLSearchParams('a=b'),
    });
    expect([form.status, await form.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'malformed' }),
    ]);
  });

  test('bots have the level that was asked for, the family’s by default, and names of their own', async () => {
    const { address } = await startServer();
    const bots = [{}, { bot: 'club' }, { name: 'Rosa' }, { bot: 'greedy' }];
    const seats = bots.map((request) => ({ kind: 'bot', ...request }));
    const clock = { bots: 'instant' };
    const created = await post<CreateTableResponse>(`${address}/api/tables`, {
      game: PIGS,
      seats,
      clock,
    });
    const { body } = await get<object>(`${address}/api/tables/${created.body.table}`);
    expect(body).toMatchObject({
      clock,
      seats: [
        { name: 'Bruno', bot: 'family' },
        { name: 'Viktor', bot: 'club' },
        { name: 'Rosa', bot: 'family' },
        { name: 'Bot 4', bot: 'greedy' },
      ],
    });
  });

  test('is limited per address and minute', async () => {
    const { address } = await startServer({ limits: { tablesPerMinute: 2 } });
    const request = { game: PIGS, seats: two };
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++)
      statuses.push((await post(`${address}/api/tables`, request)).status);
    // The clock may turn to the next minute in the middle.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect(statuses.slice(0, 2)).toEqual([201, 201]);
  });
});

describe('taking a seat', () => {
  test('trims the name, tells the others, and the last one starts the match', async () => {
    const { address } = await startServer();
    const table = await newTable(address, two);
    const watcher = await Client.join(address, table.table);
    await sit(table, '  Ann \t Lee ', 1);
    await watcher.until(() => watcher.seats[1]!.isTaken);
    expect(watcher.seats[1]).toEqual({
      kind: 'person',
      name: 'Ann Lee',
      isTaken: true,
      isPresent: false,
    });
    expect(watcher.match).toBeUndefined();
    expect((await sit(table, 'Ben')).seat).toBe(0);
    await watcher.until(() => watcher.match !== undefined);
  });

  test('is refused if it is impossible', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person, bot]);
    await sit(table, 'Ann', 0);
    const attempt = async (request: object) => {
      const { status, body } = await post<Problem>(`${table.url}/seats`, {
        nonce: 'n',
        name: 'Ben',
        ...request,
      });
      return [status, body.code];
    };
    expect(await attempt({ seat: 0 })).toEqual([409, 'seat-taken']);
    expect(await attempt({ seat: 2 })).toEqual([409, 'seat-taken']);
    expect(await attempt({ seat: 3 })).toEqual([404, 'no-such-seat']);
    expect(await attempt({ name: '   ' })).toEqual([400, 'malformed']);
    expect(await attempt({ name: 'x'.repeat(25) })).toEqual([400, 'malformed']);
    expect(await attempt({ nonce: 'a\nb' })).toEqual([400, 'malformed']);
    expect((await summaryOf(table)).seats[1]!.isTaken).toBe(false);
    await sit(table, 'Ben');
    expect(await attempt({})).toEqual([409, 'already-started']);
  });

  test('goes to one of two who want the same (PR-21)', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person]);
    const requests = ['Ann', 'Ben', 'Cem'].map((name) =>
      post<Problem>(`${table.url}/seats`, { seat: 1, name, nonce: name }),
    );
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

describe('starting', () => {
  test('is the host’s, who may fill open seats with bots', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person, person]);
    await sit(table, 'Ann');
    const start = async (request: object) => {
      const { status, body } = await post<Problem>(`${table.url}/start`, {
        hostKey: table.hostKey,
        fillWithBots: false,
        ...request,
      });
      return { status, body };
    };
    expect((await start({ hostKey: 'a-key-somebody-made-up' })).body.code).toBe('wrong-key');
    const open = await start({});
    expect([open.status, open.body.sentence]).toEqual([
      409,
      expect.stringMatching(/^2 seats are still open/u),
    ]);
    const stranger = await start({ fillWithBots: true, bot: 'exprt' });
    expect(stranger.body).toMatchObject({ code: 'unknown-bot' });
    expect(stranger.body.sentence).toContain('“expert”');
    const started = await start({ fillWithBots: true, bot: 'expert' });
    expect(started.body).toMatchObject({
      isStarted: true,
      seats: [
        { name: 'Ann' },
        { kind: 'bot', name: 'Ada', bot: 'expert' },
        { kind: 'bot', name: 'Leo', bot: 'expert' },
      ],
    });
    expect((await start({ fillWithBots: true })).body.code).toBe('already-started');
  });

  test('works for a table of bots, which plays to its end by itself', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ]);
    await post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: false });
    const watcher = await Client.join(address, table.table);
    await watcher.until(() => watcher.match?.result !== undefined);
    expect((await get(`${table.url}/match`)).status).toBe(200);
  });
});

describe('around it', () => {
  test('unknown tables and addresses get an error', async () => {
    const { address } = await startServer();
    for (const path of ['/api/tables/BCDFGH', '/api/tables/..%2f', '/api/tables/BCDFGHJK/match']) {
      const { status, body } = await get<Problem>(address + path);
      expect([path, status, body.code]).toEqual([path, 404, 'unknown-table']);
    }
    const { status, body } = await get<Problem>(`${address}/api/nothing`);
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await post<Problem>(`${address}/nothing`, {})).body.code).toBe('not-found');
  });

  test('too many requests get an error', async () => {
    const { address } = await startServer({ limits: { requestsPerMinute: 3 } });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at++)
      statuses.push((await get(`${address}/api/tables/BCDFGH`)).status);
    expect(statuses).toContain(429);
    expect((await get(`${address}/healthz`)).body).toEqual({ status: 'ok', tables: 0 });
  });

  test('pages of other sites are kept out, programs and own pages are not', async () => {
    const { address } = await startServer();
    const from = async (origin: string) =>
      (await fetch(`${address}/api/tables/BCDFGH`, { headers: { origin } })).status;
    expect(await from('http://elsewhere.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(address)).toBe(404);
  });

  test('answers carry a policy that allows only what is ours', async () => {
    const { address } = await startServer();
    const { headers } = await get(`${address}/healthz`);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure/u);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

test('invisible names are refused, for people and bots', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person]);
  for (const name of ['\u3164', '\u200b', '\u2800', '\ufeff', '\u00ad', '\u0301', 'a\u061cb']) {
    const taken = await post(`${table.url}/seats`, { name, nonce: 'n' });
    expect([name, taken]).toMatchObject([name, { status: 400, body: { code: 'malformed' } }]);
    const program = { hostKey: table.hostKey, seat: 0, name };
    expect(await post(`${table.url}/seats/program`, program)).toMatchObject({ status: 400 });
    const seats = [person, { ...bot, name }];
    expect(await post(`${address}/api/tables`, { game: PIGS, seats })).toMatchObject({
      status: 400,
    });
  }
});

test('at a table no two names look the same', async () => {
  const { address } = await startServer();
  const anna = { ...bot, name: 'Anna' };
  const table = await newTable(address, [anna, { ...anna, name: 'ANNA' }, person, person, person]);
  await sit(table, 'Anna');
  await sit(table, 'Ａnna');
  const program = { hostKey: table.hostKey, seat: 4, name: 'an\u200dna' };
  expect((await post(`${table.url}/seats/program`, program)).status).toBe(201);
  const { seats } = await summaryOf(table);
  expect(seats.map(({ name }) => name)).toEqual([
    'Anna',
    'ANNA 2',
    'Anna 3',
    'Ａnna 4',
    'an\u200dna 5',
  ]);
});

test('a player who joins a running match gets a distinct name, too', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person, bot], calm);
  await sit(table, 'Anna');
  await sit(table, 'Ben');
  const offer = { hostKey: table.hostKey, seat: 2, bot: 'family', isOffered: true };
  expect((await post(`${table.url}/seats/replace`, offer)).status).toBe(200);
  await sit(table, 'anna', 2);
  expect((await summaryOf(table)).seats.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'anna 2']);
});

test('aids are those the table was set up with, here and at the next one', async () => {
  const { address } = await startServer();
  const plain = await newTable(address, two);
  expect(await summaryOf(plain)).not.toHaveProperty('aids');
  const aids = { hints: 'shown', reviews: 'off' };
  const request = { game: PIGS, seats: two, aids };
  const { body } = await post<CreateTableResponse>(`${address}/api/tables`, request);
  const table = { ...body, url: `${address}/api/tables/${body.table}` };
  expect(await summaryOf(table)).toMatchObject({ aids });
  const { key } = await sit(table, 'Ann');
  const ann = await Client.join(address, table.table, { key });
  expect(ann.texts.map((text) => JSON.parse(text) as object)).toContainEqual(
    expect.objectContaining({ type: 'welcome', aids }),
  );
  await post(`${table.url}/close`, { hostKey: table.hostKey });
  const next = await post<{ table: string }>(`${table.url}/rematch`, { key });
  const { body: summary } = await get(`${address}/api/tables/${next.body.table}`);
  expect(summary).toMatchObject({ aids });
});
