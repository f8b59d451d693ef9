import { type MatchFile, randomFromText, verify } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import {
  PIGS,
  bot,
  get,
  newTable,
  person,
  pigs,
  sit,
  startServer,
  summaryOf,
} from './support/table.ts';

test('two people and a bot play a whole game with a spectator, and anybody can verify it (PR-27)', async () => {
  const game = await pigs();
  const { address } = await startServer();
  const table = await newTable(address, [person, bot, person]);
  const watcher = await Client.join(address, table.table);
  const early = await get<{ sentence: string }>(`${table.url}/match`);
  expect(early.status).toBe(409);
  expect(early.body.sentence).toMatch(/not over yet/u);

  const ann = await sit(table, 'Ann');
  expect(ann.seat).toBe(0);
  expect(await summaryOf(table)).toMatchObject({ isStarted: false, version: 0 });
  const ben = await sit(table, 'Ben');
  expect(ben.seat).toBe(2);
  await watcher.until(() => watcher.match !== undefined);
  const summary = await summaryOf(table);
  expect(summary).toMatchObject({ game: PIGS, isStarted: true, isFinished: false });
  expect(summary).toHaveProperty('owing');

  const players = await Promise.all(
    [ann, ben].map(async ({ seat, key }) => {
      const client = await Client.join(address, table.table, { key });
      return { seat, client, random: randomFromText(`player ${seat}`) };
    }),
  );
  await Promise.all(players.map((player) => playOn(game, player)));
  await watcher.until(() => watcher.match?.result !== undefined);

  const { status, body: file, headers } = await get<MatchFile>(`${table.url}/match`);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toContain(`${PIGS}-${table.table}.json`);
  const { problems, match } = verify(game, file);
  expect(problems).toEqual([]);
  expect(file.generator).toMatchObject({
    commitment: table.commitment,
    nonces: ['nonce-of-Ann', '', 'nonce-of-Ben'],
  });
  expect(file.seats).toEqual([{ name: 'Ann' }, { name: 'Rosa', bot: 'family' }, { name: 'Ben' }]);
  expect(file.result).toEqual(watcher.match?.result);
  expect(watcher.match?.secret).toBe(file.secret);
  expect(watcher.events).toEqual(match?.eventsFor('public'));
  for (const { client, seat } of players) {
    expect(client.events).toEqual(match?.eventsFor(seat));
    expect(client.match?.view).toEqual(game.view(match!.state, seat));
  }
  const over = await summaryOf(table);
  expect(over).toMatchObject({ isFinished: true, version: file.moves.length });
  expect(over).not.toHaveProperty('owing');
});
