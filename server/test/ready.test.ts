import { join } from 'node:path';
import type { TableSummary, TakeSeatResponse } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { startCluster } from './support/cluster.ts';
import {
  type TestTable,
  bot,
  calm,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

type Summary = TableSummary & { code: string; sentence: string };

const prepare = (table: TestTable, name: string, more: object = {}) =>
  post<TakeSeatResponse>(`${table.url}/seats`, { name, nonce: name, isPreparing: true, ...more });
const ready = (table: Pick<TestTable, 'url'>, key: string, isReady = true) =>
  post<Summary>(`${table.url}/seats/ready`, { key, isReady });
const start = (table: TestTable, more: object = {}, hostKey = table.hostKey) =>
  post<Summary>(`${table.url}/start`, { hostKey, fillWithBots: true, ...more });

/** A table of Ann, who hosts it, and a bot, with these guests. */
async function gathered(address: string, guests: readonly string[]) {
  const seats = [person, bot, ...guests.map(() => person)];
  const table = await newTable(address, seats, calm);
  const { body: ann } = await prepare(table, 'Ann', { hostKey: table.hostKey });
  const keys: string[] = [];
  for (const name of guests) keys.push((await prepare(table, name)).body.key);
  return { table: { ...table, hostKey: ann.key }, ann, keys };
}

test('PR-39 a full table begins when the last guest is ready', async () => {
  const { address } = await startServer();
  const { table, keys } = await gathered(address, ['Ben', 'Oma']);
  const [ben = '', oma = ''] = keys;
  const omaHere = await Client.join(address, table.table, { key: oma });
  const isPreparing = async () =>
    (await summaryOf(table)).seats.map((seat) => seat.isPreparing === true);
  expect(await isPreparing()).toEqual([false, false, true, true]);
  expect((await ready(table, ben)).body.isStarted).toBe(false);
  await omaHere.until(() => omaHere.seats[2]?.isPreparing === undefined);
  expect((await ready(table, ben, false)).body.isStarted).toBe(false);
  expect(await isPreparing()).toEqual([false, false, true, true]);
  await ready(table, oma);
  expect((await ready(table, ben)).body.isStarted).toBe(true);
  await omaHere.until(() => omaHere.match !== undefined);
  expect(await isPreparing()).toEqual([false, false, false, false]);
  // The answer of the first request was lost.
  expect((await ready(table, ben)).body.isStarted).toBe(true);
  expect((await ready(table, ben, false)).body.code).toBe('already-started');
});

test('PR-39 a client that does not know readiness is ready at once', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person], calm);
  await prepare(table, 'Ann', { hostKey: table.hostKey });
  await sit(table, 'Ben');
  expect((await summaryOf(table)).isStarted).toBe(true);
});

test('PR-40 the host starts earlier only after being told who is not ready', async () => {
  const { address } = await startServer();
  const { table, keys } = await gathered(address, ['Ben', 'Oma']);
  expect(await start(table)).toMatchObject({
    status: 409,
    body: { code: 'not-ready', sentence: 'Ben, Oma are not ready yet: wait, or start anyway.' },
  });
  await ready(table, keys[0] ?? '');
  const { body } = await start(table);
  expect(body.sentence).toBe('Oma is not ready yet: wait, or start anyway.');
  expect((await summaryOf(table)).isStarted).toBe(false);
  expect((await ready(table, 'a-key-nobody-has-here')).body.code).toBe('wrong-key');
  const started = await start(table, { startAnyway: true });
  expect(started.body).toMatchObject({ isStarted: true });
  expect(started.body.seats.some((seat) => seat.isPreparing)).toBe(false);
});

test('PR-40 a guest who becomes the host is asked for nobody but the others', async () => {
  const { address } = await startServer();
  const { table, ann, keys } = await gathered(address, ['Ben']);
  const [ben = ''] = keys;
  await post(`${table.url}/host`, { hostKey: ann.key, seat: 2 });
  // The match must not begin under Ben's hands, either.
  expect((await summaryOf(table, ben)).isStarted).toBe(false);
  expect((await start(table, {}, ben)).body.isStarted).toBe(true);
});

test('PR-40 readiness survives a restart and moves with the seat', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const first = await startServer({ file });
  const { table, keys } = await gathered(first.address, ['Ben']);
  await first.close();
  const second = await startServer({ file });
  const again = { ...table, url: `${second.address}/api/tables/${table.table}` };
  const newKey = 'the-key-of-the-tablet';
  await post(`${again.url}/seats/move`, { key: keys[0], newKey });
  expect((await start(again)).body.code).toBe('not-ready');
  expect((await ready(again, newKey)).body.isStarted).toBe(true);
});

test('PR-40 with several servers, all of them know who is ready', async () => {
  const [one, two] = await startCluster(2);
  const { table, keys } = await gathered(one!.address, ['Ben']);
  const there = { ...table, url: `${two!.address}/api/tables/${table.table}` };
  expect((await start(there)).body.code).toBe('not-ready');
  const annThere = await Client.join(two!.address, table.table, { key: table.hostKey });
  expect(annThere.seats[2]?.isPreparing).toBe(true);
  expect((await ready(there, keys[0] ?? '')).body.isStarted).toBe(true);
  await annThere.until(() => annThere.match !== undefined);
  expect((await summaryOf(table)).isStarted).toBe(true);
});

test('PR-39 players of a table that never began are ready when they come along', async () => {
  const { address } = await startServer();
  const { table, ann, keys } = await gathered(address, ['Ben']);
  await post(`${table.url}/close`, { hostKey: ann.key });
  const rematch = await post<{ table: string }>(`${table.url}/rematch`, { key: ann.key });
  const url = `${address}/api/tables/${rematch.body.table}`;
  for (const key of [ann.key, ...keys]) await post(`${url}/seats/claim`, { key, nonce: 'again' });
  const next = { ...table, table: rematch.body.table, url };
  expect((await summaryOf(next)).isStarted).toBe(true);
});
