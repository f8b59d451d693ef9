import { type MatchFile, randomFromText, verify } from '@richtfest/engine';
import type { TableSummary, WelcomeMessage } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import {
  bot,
  calm,
  get,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  summaryOf,
} from './support/table.ts';

const wheel = ['straw', 'wood', 'stone'];
const edition = { editionName: 'Oma’s box' };

test('a custom edition is named to everyone, played to the end and verified', async () => {
  const { address } = await startServer();
  const table = await newTable(address, [person, bot], { ...calm, wheel }, edition);
  expect((await get<TableSummary>(table.url)).body).toMatchObject(edition);
  const gathering = await Client.join(address, table.table, {});
  expect(gathering.messages[0]).toMatchObject(edition);
  const ann = await sit(table, 'Ann');
  const client = await Client.join(address, table.table, { key: ann.key });
  expect((client.messages[0] as WelcomeMessage).match?.header).toMatchObject({
    ...edition,
    options: { wheel },
  });
  const game = await pigs();
  await playOn(game, { client, seat: 0, random: randomFromText('edition') });
  const { body: file } = await get<MatchFile>(`${table.url}/match`);
  expect(file).toMatchObject({ ...edition, options: { wheel } });
  expect(verify(game, file).problems).toEqual([]);
});

test('a rematch keeps the edition, unless it has options of its own', async () => {
  const { address } = await startServer();
  const rematchWith = async (changes: object) => {
    const table = await newTable(address, [person, person], { ...calm, wheel }, edition);
    const { key } = await sit(table, 'Ann');
    await post(`${table.url}/close`, { hostKey: table.hostKey });
    const { body } = await post<{ table: string }>(`${table.url}/rematch`, { key, ...changes });
    return await summaryOf({ ...table, url: `${address}/api/tables/${body.table}` }, key);
  };
  expect(await rematchWith({})).toMatchObject({ ...edition, options: { wheel } });
  const standard = await rematchWith({ options: {} });
  expect(standard.editionName).toBeUndefined();
  expect(standard.options['wheel']).not.toEqual(wheel);
  const other = { options: { wheel: ['stone'] }, editionName: 'All stone' };
  expect(await rematchWith(other)).toMatchObject(other);
});

test('an edition needs a name that can be seen, and data that the game accepts', async () => {
  const { address } = await startServer();
  const create = (changes: object) =>
    post<{ sentence: string }>(`${address}/api/tables`, {
      game: 'three-little-pigs',
      seats: [person, person],
      ...changes,
    });
  expect(await create({ editionName: ' ' })).toMatchObject({ status: 400 });
  expect(await create({ editionName: 'x'.repeat(41) })).toMatchObject({ status: 400 });
  expect(await create({ editionName: 'Paper', options: { wheel: ['paper'] } })).toMatchObject({
    status: 400,
    body: { sentence: expect.stringContaining('options.wheel[0] must be') },
  });
});
