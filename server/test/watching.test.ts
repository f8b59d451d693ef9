import { CLOSE, PROTOCOL, type TableSummary } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client } from './support/client.ts';
import {
  type TestTable,
  calm,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
} from './support/table.ts';

const forbid = (table: TestTable, forbidsWatchers: boolean, hostKey = table.hostKey) =>
  post<TableSummary>(`${table.url}/watching`, { hostKey, forbidsWatchers });

async function turnedAway(address: string, table: string): Promise<Client> {
  const client = await Client.open(address, table);
  client.send({ type: 'hello', protocol: PROTOCOL });
  await client.until(() => client.closed !== undefined);
  return client;
}

test('spectators are counted, a shared tablet is not', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  await sit(table, 'Ben');
  const ann = await Client.join(address, table.table, { key });
  const counts = () =>
    ann.messages.flatMap((each) => (each.type === 'presence' ? [each.watchers ?? 0] : []));
  await Client.join(address, table.table, { key, isTable: true });
  const watcher = await Client.join(address, table.table);
  await ann.until(() => counts().at(-1) === 1);
  expect(watcher.messages[0]).toMatchObject({ type: 'welcome', watchers: 1 });
  await watcher.close();
  await ann.until(() => counts().at(-1) === 0);
  expect(Math.max(...counts())).toBe(1);
});

test('a host who forbids spectators disconnects them and keeps new ones out', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  await sit(table, 'Ben');
  const ann = await Client.join(address, table.table, { key });
  const tablet = await Client.join(address, table.table, { key, isTable: true });
  const watcher = await Client.join(address, table.table);
  expect(await forbid(table, true, key)).toMatchObject({ status: 403 });
  expect((await forbid(table, true)).body).toMatchObject({ forbidsWatchers: true });
  await watcher.until(() => watcher.closed !== undefined);
  expect(watcher.messages.at(-1)).toMatchObject({ type: 'error', code: 'no-watchers' });
  expect(watcher.closed?.code).toBe(CLOSE.noWatchers);
  const late = await turnedAway(address, table.table);
  expect(late.messages).toMatchObject([{ type: 'error', code: 'no-watchers' }]);
  expect(late.texts.join()).not.toContain('view');
  expect([ann.closed, tablet.closed]).toEqual([undefined, undefined]);
  expect(await summaryOf(table)).toMatchObject({ forbidsWatchers: true, isStarted: true });
  await forbid(table, false);
  const again = await Client.join(address, table.table);
  expect(again.match).toBeDefined();
});

test('with spectators forbidden, guests without a seat are disconnected at the start', async () => {
  const { address } = await startServer();
  const made = await post<TestTable>(`${address}/api/tables`, {
    game: 'three-little-pigs',
    seats: [person, person],
    forbidsWatchers: true,
  });
  const table = { ...made.body, url: `${address}/api/tables/${made.body.table}` };
  const guest = await Client.join(address, table.table);
  const { key } = await sit(table, 'Ann');
  const ann = await Client.join(address, table.table, { key });
  await sit(table, 'Ben');
  await ann.until(() => ann.match !== undefined);
  await guest.until(() => guest.closed !== undefined);
  expect(guest.closed?.code).toBe(CLOSE.noWatchers);
  expect(guest.match).toBeUndefined();
});
