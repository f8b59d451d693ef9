import { join } from 'node:path';
import { catalog } from '@richtfest/catalog';
import type { TableClock } from '@richtfest/protocol';
import { expect, test, vi } from 'vitest';
import { openSqliteStore } from '../src/index.ts';
import { barter } from '../../testkit/test/barter.ts';
import { Client } from './support/client.ts';
import { TestTime } from './support/test-time.ts';
import {
  PIGS,
  type Running,
  type TestTable,
  bot,
  calm,
  entryOf,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

async function slowTable(late: TableClock['late'], file?: string) {
  const time = new TestTime();
  const place = file ?? join(await temporaryFolder(), 'tables.sqlite');
  const start = () =>
    startServer({ file: place, clock: time.clock, limits: { lookEvery: 20 }, botPause: 0 });
  const server = await start();
  const clock: TableClock = { decision: DAY / 1000, ...(late === undefined ? {} : { late }) };
  const table = await newTable(server.address, [person, person], calm, { clock });
  const [ann, ben] = [await sit(table, 'Ann'), await sit(table, 'Ben')];
  return { time, start, server, table, ann, ben };
}

const entriesOf = ({ store }: Running, code: string) => store.loadEntries(code, 0);

/** Hours left for the first seat with a clock, as sent to players. */
async function hoursLeft({ address }: Running, table: TestTable): Promise<number> {
  const { clocks } = await summaryOf({ ...table, url: `${address}/api/tables/${table.table}` });
  return (clocks?.[0]?.msLeft ?? NaN) / HOUR;
}

test('time runs while nobody is connected and the server is down (PR-18)', async () => {
  const { time, start, server, table } = await slowTable('move');
  time.pass(6 * HOUR);
  expect(await hoursLeft(server, table)).toBeCloseTo(18, 1);
  await server.close();
  time.pass(10 * HOUR);
  const second = await start();
  expect(await hoursLeft(second, table)).toBeCloseTo(8, 1);
  expect(await entriesOf(second, table.table)).toEqual([]);
  await second.close();
  time.pass(9 * HOUR);
  const third = await start();
  await vi.waitUntil(async () => (await entriesOf(third, table.table)).length > 0, 90_000);
  expect((await entriesOf(third, table.table))[0]).toMatchObject({ entry: { seat: 0 } });
});

test('a server that is killed between a start and its clocks sets them when it is back', async () => {
  const { start, server, table } = await slowTable('move');
  await server.store.timing.set(table.table, {
    version: 0,
    from: (await server.store.loadTable(table.table))!.timing!.dueAt,
    timing: { dueAt: 1, clocks: [] },
  });
  await server.close();
  const second = await start();
  await vi.waitUntil(async () => {
    const { timing } = (await second.store.loadTable(table.table))!;
    return timing!.dueAt !== 1;
  });
  expect(await hoursLeft(second, table)).toBeCloseTo(24, 1);
});

test('setting the system clock gives and takes no time at a table (PR-18)', async () => {
  const { time, start, server, table, ann } = await slowTable('move');
  const client = await Client.join(server.address, table.table, { key: ann.key });
  const dueAt = async () => (await server.store.loadTable(table.table))!.timing!.dueAt!;
  const before = await dueAt();
  time.setClock(365 * DAY);
  // Stored again, by the clock as it is now.
  await vi.waitUntil(async () => (await dueAt()) > before + 364 * DAY, 90_000);
  expect(await hoursLeft(server, table)).toBeCloseTo(24, 1);
  expect(client.version).toBe(0);
  await client.close();
  await server.close();
  time.setClock(-700 * DAY);
  const second = await start();
  expect(await hoursLeft(second, table)).toBeCloseTo(24, 1);
  expect(await entriesOf(second, table.table)).toEqual([]);
});

test('a late player is reminded at growing intervals, across restarts and by one of several servers', async () => {
  const { time, start, server, table } = await slowTable('reminder');
  const other = await start();
  // Both have it in memory.
  await Promise.all([hoursLeft(server, table), hoursLeft(other, table)]);
  const reminders = async () => {
    const stored = await server.store.loadTable(table.table);
    return stored!.timing!.clocks[0]?.reminders;
  };
  time.pass(DAY + HOUR);
  await vi.waitUntil(async () => (await reminders()) === 1, 90_000);
  time.pass(DAY + HOUR);
  await vi.waitUntil(async () => (await reminders()) === 2, 90_000);
  await Promise.all([server.close(), other.close()]);
  time.pass(DAY + HOUR);
  const third = await start();
  const { clocks } = await summaryOf({
    ...table,
    url: `${third.address}/api/tables/${table.table}`,
  });
  expect(clocks).toEqual([{ seat: 0, msLeft: 0, reminders: 2 }]);
  time.pass(DAY);
  await vi.waitUntil(
    async () => (await third.store.loadTable(table.table))!.timing!.clocks[0]?.reminders === 3,
    90_000,
  );
  expect(await entriesOf(third, table.table)).toEqual([]);
});

test('bots go on even if the store fails when a server looks for their tables', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const first = await startServer({ file, botPause: DAY });
  const table = await newTable(first.address, [bot, bot], calm);
  await post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: true });
  await first.close();
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const store = await openSqliteStore(file);
  vi.spyOn(store, 'tablesAwaitingBots').mockRejectedValueOnce(new Error('away'));
  const second = await startServer({ store, logger, limits: { lookEvery: 20 } });
  await vi.waitUntil(async () => (await entriesOf(second, table.table)).length > 0, 90_000);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'the store could not be asked for tables without a server',
  ]);
});

test('a table that can’t be opened does not block others', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const time = new TestTime();
  const options = { file, clock: time.clock, limits: { lookEvery: 20, wakeAtOnce: 1 } };
  const first = await startServer({ ...options, games: [...catalog, entryOf(barter)] });
  const clock: TableClock = { decision: DAY / 1000 };
  const tables = [];
  for (const game of ['barter', PIGS]) {
    const table = await newTable(first.address, [person, person], {}, { game, clock });
    for (const name of ['Ann', 'Ben']) await sit(table, name);
    tables.push(table.table);
    time.pass(1000);
  }
  const [unknown, known] = tables as [string, string];
  await first.close();
  time.pass(2 * DAY);
  const second = await startServer(options);
  await vi.waitUntil(async () => (await entriesOf(second, known)).length > 0, 90_000);
  const { timing } = (await second.store.loadTable(unknown))!;
  expect(timing!.dueAt).toBeGreaterThan(time.clock.now() + HOUR / 2);
});
