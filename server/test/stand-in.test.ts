import { join } from 'node:path';
import { randomFromText } from '@richtfest/engine';
import type { TableSummary } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import {
  calm,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

async function runningTable(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const table = await newTable(server.address, [person, person], calm);
  const ann = await sit(table, 'Ann');
  const ben = await sit(table, 'Ben');
  const standIn = (request: object = {}) =>
    post<TableSummary>(`${table.url}/seats/stand-in`, {
      hostKey: table.hostKey,
      seat: 0,
      bot: 'child',
      ...request,
    });
  return { ...server, table, ann, ben, standIn };
}

test('a bot plays for an absent player, and leaves when they are back (PR-23)', async () => {
  const { address, table, ann, ben, standIn } = await runningTable();
  const client = await Client.join(address, table.table, { key: ben.key });
  expect(client.match!.owing).toEqual([0]);
  const { status, body } = await standIn();
  expect(status).toBe(200);
  expect(body.seats[0]).toMatchObject({ name: 'Ann', isTaken: true, standIn: 'child' });
  await client.until(() => client.match!.owing[0] === 1);
  expect(client.seats[0]).toMatchObject({ standIn: 'child' });
  const back = await Client.join(address, table.table, { key: ann.key });
  await client.until(() => client.seats[0]?.isPresent === true);
  expect(client.seats[0]).not.toHaveProperty('standIn');
  const [game, random] = [await pigs(), randomFromText('ben')];
  const isAnnsTurn = () => client.match!.owing.includes(0);
  await playOn(game, { client, seat: 1, random }, isAnnsTurn);
  await back.until(() => back.match!.owing.includes(0));
  expect(await back.play({ verb: 'stop' })).toMatchObject({ type: 'accepted' });
  // The next time they go, the bot is asked again.
  await playOn(game, { client: back, seat: 0, random }, () => back.match!.owing.includes(1));
  await client.until(() => client.match!.owing.includes(1));
  await playOn(game, { client, seat: 1, random }, isAnnsTurn);
  await back.close();
  await client.until(() => client.seats[0]?.isPresent === false);
  const before = client.version;
  await standIn();
  await client.until(() => client.version > before);
});

test('only the host can request it, for an absent person in a running match', async () => {
  const { address, table, ann, standIn } = await runningTable();
  const code = async (request: object) =>
    (await standIn(request)).body as unknown as { code: string };
  expect(await code({ hostKey: ann.key })).toMatchObject({ code: 'wrong-key' });
  expect(await code({ seat: 5 })).toMatchObject({ code: 'no-such-seat' });
  expect(await code({ bot: 'nobody' })).toMatchObject({ code: 'unknown-bot' });
  await Client.join(address, table.table, { key: ann.key });
  expect(await code({})).toMatchObject({ code: 'seat-taken' });
  const empty = await newTable(address, [person, person], calm);
  const request = { hostKey: empty.hostKey, seat: 0 };
  expect(await post(`${empty.url}/seats/stand-in`, request)).toMatchObject({
    status: 409,
    body: { code: 'not-started' },
  });
  expect((await summaryOf(table)).seats[0]).not.toHaveProperty('standIn');
});

test('it goes on after a restart, though nobody is there', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const { table, ben, standIn, close } = await runningTable({ file, botPause: 60_000 });
  await standIn();
  await close();
  const { address } = await startServer({ file });
  const client = await Client.join(address, table.table, { key: ben.key });
  await client.until(() => client.match!.owing[0] === 1);
  expect(client.seats[0]).toMatchObject({ standIn: 'child' });
});
