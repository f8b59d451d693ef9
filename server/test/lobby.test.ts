import type { Lobby, TableSummary } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import {
  bot,
  get,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
  type TestTable,
} from './support/table.ts';

async function lobbyAt(address: string) {
  const { body } = await get<Lobby>(`${address}/api/lobby`);
  return body.tables;
}

const list = (table: TestTable, isListed: boolean, hostKey = table.hostKey) =>
  post<TableSummary>(`${table.url}/lobby`, { hostKey, isListed });

test('a table is private until its host makes it public, and can be made private again', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, { ...bot, name: 'Wolfgang' }, person]);
  const ann = await sit(table, 'Ann');
  expect(await lobbyAt(address)).toEqual([]);
  expect(await list(table, true, ann.key)).toMatchObject({ status: 403 });
  expect(await lobbyAt(address)).toEqual([]);
  expect((await list(table, true)).body).toMatchObject({ isListed: true });
  expect(await lobbyAt(address)).toEqual([
    { table: table.table, game: 'three-little-pigs', names: ['Ann', 'Wolfgang'], openSeats: 1 },
  ]);
  expect((await list(table, false)).body).not.toHaveProperty('isListed');
  expect(await lobbyAt(address)).toEqual([]);
});

test('it leaves the lobby when the match begins', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person]);
  await sit(table, 'Ann');
  await list(table, true);
  expect(await lobbyAt(address)).toHaveLength(1);
  await sit(table, 'Ben');
  expect(await lobbyAt(address)).toEqual([]);
  expect(await summaryOf(table)).not.toHaveProperty('isListed');
  expect(await list(table, true)).toMatchObject({ status: 409, body: { code: 'already-started' } });
});

test('a table whose host is away is soon hidden', async () => {
  let minutes = 0;
  const now = () => 1_700_000_000_000 + minutes * 60_000;
  const { address } = await startServer({ clock: { now, ticks: () => performance.now() } });
  const table = await newTable(address, [person, person]);
  await list(table, true);
  minutes = 14;
  expect(await lobbyAt(address)).toHaveLength(1);
  await list(table, true);
  minutes = 28;
  expect(await lobbyAt(address)).toHaveLength(1);
  minutes = 30;
  expect(await lobbyAt(address)).toEqual([]);
});
