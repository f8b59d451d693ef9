import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { NoticeState, NoticeWays } from '@richtfest/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PushServices } from '../../src/notices/push/push-services.ts';
import { keyHash as hashOfKey } from '../../src/tables/secrets.ts';
import { Client } from '../support/client.ts';
import { TestTime } from '../support/test-time.ts';
import { PushStandIn } from '../support/push-stand-in.ts';
import {
  type TestTable,
  calm,
  get,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from '../support/table.ts';
import { turnOf } from '../support/turn-of.ts';
import { watchNotices } from '../support/watch-notices.ts';

const DAY = 24 * 60 * 60;

async function openTable(
  clock: object = { decision: DAY },
  callAfter = 20,
  options: Parameters<typeof startServer>[0] = {},
) {
  const service = new PushStandIn();
  await service.open();
  onTestFinished(() => service.close());
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const time = new TestTime();
  const server = await startServer({
    file,
    clock: time.clock,
    limits: { callAfter, lookEvery: 20 },
    notices: { push: new PushServices([service.origin]), postbox: { pauses: [5, 5] } },
    ...options,
  });
  const table = await newTable(server.address, [person, person], calm, { clock });
  const [ann, ben] = [await sit(table, 'Ann'), await sit(table, 'Ben')];
  const wait = (seconds: number) => time.pass(seconds * 1000);
  return { ...server, service, table, ann, ben, wait, file };
}

const ask = (table: TestTable, key: string, subscription: object, language = 'de') =>
  post<NoticeState & { code?: string }>(`${table.url}/notices`, {
    key,
    language,
    way: { kind: 'push', subscription },
  });

/** Plays a seat's turn to its end. */
const until = (isTrue: () => boolean | Promise<boolean>) => vi.waitUntil(isTrue, 90_000);

const metric = async (address: string, outcome: string) => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(
    new RegExp(`richtfest_pushes_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1],
  );
};

test('an absent player is notified of their turn in their language', async () => {
  const { address, service, table, ann, ben, file, wait } = await openTable();
  const { body: ways } = await get<NoticeWays>(`${address}/api/notices`);
  expect(ways).toEqual({ push: expect.stringMatching(/^B[\w-]{86}$/u), mail: false });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // It is her turn, and she is there.
  const client = await Client.join(address, table.table, { key: ann.key });
  const hers = service.subscribe('ann');
  const { status, body } = await ask(table, ann.key, hers);
  expect([status, body]).toEqual([200, { devices: 1 }]);
  expect((await ask(table, ann.key, hers)).body).toEqual({ devices: 1 });
  await ask(table, ben.key, service.subscribe('ben'), 'nl');
  await turnOf(client, 0);
  // Her own turn came first, and she was there: the first notice is his.
  await until(() => service.delivered.length === 1);
  const [message] = service.delivered;
  expect(message!.path).toBe('/ben');
  expect(JSON.parse(message!.text)).toEqual({
    title: 'De drie kleine biggetjes',
    body: 'Je bent aan de beurt. Je hebt 24 uur de tijd.',
    table: table.table,
  });
  expect(message!.headers).toMatchObject({ ttl: String(DAY), urgency: 'normal' });
  await until(async () => (await metric(address, 'sent')) === 1);
  // A visitor who only looks at the table causes no second notice: the next one is that of his
  // next turn.
  await summaryOf(table);
  wait(120);
  const him = await Client.join(address, table.table, { key: ben.key });
  await turnOf(him, 1);
  await him.close();
  await client.until(() => client.seats[1]?.isPresent === false);
  await turnOf(client, 0);
  await until(async () => (await metric(address, 'sent')) === 2);
  expect(service.delivered.map(({ path }) => path)).toEqual(['/ben', '/ben']);
  // No player learns the subscriptions of others.
  expect(client.texts.join()).not.toContain(service.origin);
});

test('notifications are throttled, and stop for players who are connected or unsubscribe', async () => {
  const { address, service, table, ann, ben, wait, store } = await openTable();
  const notices = watchNotices(store);
  const his = service.subscribe('ben');
  await ask(table, ben.key, his);
  const client = await Client.join(address, table.table, { key: ann.key });
  await turnOf(client, 0);
  await until(() => service.delivered.length === 1);
  const round = async () => {
    const him = await Client.join(address, table.table, { key: ben.key });
    await turnOf(him, 1);
    await him.close();
    await client.until(() => client.seats[1]?.isPresent === false);
    await turnOf(client, 0);
  };
  // Less than a minute later.
  await notices.throttles(round);
  expect(service.delivered).toHaveLength(1);
  wait(120);
  await round();
  await until(() => service.delivered.length === 2);
  wait(120);
  const end = { key: ben.key, way: { kind: 'push', endpoint: his.endpoint } };
  expect((await post(`${table.url}/notices/end`, end)).body).toEqual({ devices: 0 });
  const state = await post(`${table.url}/notices/state`, { key: ben.key });
  expect(state.body).toEqual({ devices: 0 });
  await notices.findsNone(round);
  expect(service.delivered).toHaveLength(2);
});

test('a store that fails while a player is notified is logged, and play goes on', async () => {
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const { address, service, store, table, ann, ben } = await openTable(undefined, 20, { logger });
  await ask(table, ben.key, service.subscribe('ben'));
  const client = await Client.join(address, table.table, { key: ann.key });
  const asked = vi.spyOn(store.notices, 'of');
  asked.mockRejectedValueOnce(new Error('the database is away'));
  await turnOf(client, 0);
  await until(() => lines.length > 0);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: 'notices of a table could not be sent',
    table: table.table,
    err: { message: 'the database is away' },
  });
  const him = await Client.join(address, table.table, { key: ben.key });
  await turnOf(him, 1);
  expect(client.closed).toBeUndefined();
});

test('an unsubscribed device is forgotten, an unreachable one is retried', async () => {
  const { address, service, table, ann, ben, store } = await openTable();
  await ask(table, ben.key, service.subscribe('ben'));
  const client = await Client.join(address, table.table, { key: ann.key });
  service.status = 503;
  await turnOf(client, 0);
  await until(async () => (await metric(address, 'failed')) === 1);
  expect(service.attempts).toBe(3);
  const keyHash = hashOfKey(ben.key);
  const [notice] = await store.notices.of(table.table, 1, keyHash);
  await store.notices.add({ ...notice!, sentAt: 0 });
  service.status = 410;
  const him = await Client.join(address, table.table, { key: ben.key });
  await turnOf(him, 1);
  await him.close();
  await turnOf(client, 0);
  await until(async () => (await metric(address, 'gone')) === 1);
  await until(async () => (await store.notices.of(table.table, 1, keyHash)).length === 0);
});

test('a redirection is not followed', async () => {
  const { address, service, table, ann, ben } = await openTable();
  await ask(table, ben.key, service.subscribe('ben'));
  const client = await Client.join(address, table.table, { key: ann.key });
  service.status = 307;
  await turnOf(client, 0);
  await until(async () => (await metric(address, 'failed')) === 1);
  expect(service.attempts).toBe(1);
});

test('the late player and the others are reminded', async () => {
  const clock = { decision: DAY, late: 'reminder' };
  // That it is her turn must not reach Ann in the same minute as that she is late: one is enough.
  const { service, table, ann, ben, wait } = await openTable(clock, 1e9);
  await ask(table, ann.key, service.subscribe('ann'));
  await ask(table, ben.key, service.subscribe('ben'), 'en');
  wait(DAY + 10);
  const bodies = () =>
    service.delivered.map(
      ({ path, text }) => `${path}: ${(JSON.parse(text) as { body: string }).body}`,
    );
  await until(() => bodies().some((line) => line.startsWith('/ben')));
  const late = '/ann: Die anderen warten auf dich: Deine Zeit ist um.';
  await until(() => bodies().includes(late));
  expect(bodies()).toContain('/ben: Ann is late. If you like, let a bot make the move.');
});

test('only the player in the seat may ask, with a device that can be reached', async () => {
  const { service, table, ann, store } = await openTable();
  const good = service.subscribe('ann');
  expect((await ask(table, 'a-key-of-nobody-at-all', good)).body.code).toBe('wrong-key');
  for (const endpoint of [
    'https://127.0.0.1/x',
    'http://localhost:1/x',
    `${service.origin.replace('http', 'https')}/x`,
    'https://fcm.googleapis.com/x',
    'javascript:alert(1)',
  ]) {
    expect((await ask(table, ann.key, { ...good, endpoint })).body.code).toBe('malformed');
  }
  const odd = { ...good, keys: { ...good.keys, p256dh: 'B'.repeat(87) } };
  expect((await ask(table, ann.key, odd)).body.code).toBe('malformed');
  for (let device = 0; device < 12; device++) {
    await ask(table, ann.key, service.subscribe(`device-${device}`));
  }
  const state = await post<NoticeState>(`${table.url}/notices/state`, { key: ann.key });
  expect(state.body).toEqual({ devices: 8 });
  const text = JSON.stringify(await summaryOf(table));
  expect(text).not.toContain(service.origin);
  // The end of a match ends it all.
  await store.notices.clear(table.table);
  const after = await post<NoticeState>(`${table.url}/notices/state`, { key: ann.key });
  expect(after.body).toEqual({ devices: 0 });
});
