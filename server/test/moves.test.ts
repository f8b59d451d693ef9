import { type Game, randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { Client, legalMoves, playOn, someMove } from './support/client.ts';
import {
  newTable,
  person,
  pigs,
  sit,
  startServer,
  temporaryFolder,
  calm,
} from './support/table.ts';

async function twoPlayers(options: Parameters<typeof startServer>[0] = {}) {
  const game = await pigs();
  const server = await startServer(options);
  const table = await newTable(server.address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const players = await Promise.all(
    keys.map(async (key, seat) => ({
      seat,
      client: await Client.join(server.address, table.table, { key }),
      random: randomFromText(`seat ${seat}`),
    })),
  );
  return { game, server, table, keys, players };
}

test('only one of two moves on the same version wins, and all see the same (PR-7)', async () => {
  const { game, server, table, keys, players } = await twoPlayers();
  const [{ client: here }] = players as [(typeof players)[0]];
  const elsewhere = await Client.join(server.address, table.table, { key: keys[0]! });
  for (let round = 0; round < 5; round++) {
    const { client: other } = players[1]!;
    await playOn(game, players[1]!, () => other.match!.owing.includes(0));
    for (const client of [here, elsewhere])
      await client.until(() => client.version === other.version);
    const { version } = here;
    const move = legalMoves(game, here, 0)[0];
    const answers = await Promise.all([
      here.play(move, { id: `here-${round}` }),
      elsewhere.play(move, { id: `there-${round}` }),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['accepted', 'outdated']);
    for (const answer of answers) expect(answer).toMatchObject({ version: version + 1 });
    const all = [here, elsewhere, other];
    await Promise.all(all.map((client) => client.until(() => client.version > version)));
    expect(here.line).toEqual(elsewhere.line);
  }
});

test('the same attempt again gets the same answer, also after a restart, and is done once (PR-4)', async () => {
  const file = `${await temporaryFolder()}/tables.sqlite`;
  const { server, table, keys, players } = await twoPlayers({ file });
  const { client } = players[0]!;
  const move = { verb: 'stop' };
  const accepted = await client.play(move, { id: 'once' });
  expect(accepted).toMatchObject({ type: 'accepted', version: 1 });
  const refused = await players[1]!.client.play({ verb: 'fly' }, { id: 'never', version: 1 });
  expect(refused.type).toBe('refused');
  const late = await client.play(move, { id: 'late', version: 0 });
  expect(late).toMatchObject({ type: 'outdated', version: 1 });

  expect(await client.play(move, { id: 'once', version: 0 })).toEqual(accepted);
  expect(await client.play({ verb: 'other' }, { id: 'once', version: 1 })).toEqual(accepted);
  expect(await client.play(move, { id: 'late', version: 1 })).toEqual(late);
  expect(await players[1]!.client.play(move, { id: 'never', version: 0 })).toEqual(refused);
  // An id is its seat's own.
  const other = await players[1]!.client.play({ verb: 'fly' }, { id: 'once', version: 1 });
  expect(other.type).toBe('refused');

  await server.close();
  const { address } = await startServer({ file });
  const again = await Client.join(address, table.table, { key: keys[0]! });
  expect(again.version).toBe(1);
  expect(await again.play(move, { id: 'once', version: 0 })).toEqual(accepted);
  expect(again.version).toBe(1);
});

test('a move is acknowledged before it is shown (PR-5)', async () => {
  const { players } = await twoPlayers();
  const { client } = players[0]!;
  await client.play({ verb: 'stop' });
  await client.until(() => client.version === 1);
  expect(client.messages.slice(-2).map(({ type }) => type)).toEqual(['accepted', 'change']);
});

test('an update holds the entries since the message before, and the whole view (PR-3)', async () => {
  const { game, server, table, players } = await twoPlayers();
  const watcher = await Client.join(server.address, table.table);
  const others = playOn(game, players[1]!, () => watcher.version > 30);
  await playOn(game, players[0]!, () => watcher.version > 30);
  await others;
  const clients = [watcher, ...players.map(({ client }) => client)];
  const latest = Math.max(...clients.map(({ version }) => version));
  for (const client of clients) {
    await client.until(() => client.version === latest);
    const versions = client.news.flatMap(({ entries }) => entries.map(({ version }) => version));
    expect(versions).toEqual(Array.from({ length: latest }, (_, at) => at + 1));
  }
  const fresh = await Client.join(server.address, table.table);
  expect(watcher.match!.view).toEqual(fresh.match!.view);
});

/** Plays until a seat could take a move back; returns that seat. */
async function untilUndoable(
  game: Game,
  players: Awaited<ReturnType<typeof twoPlayers>>['players'],
) {
  for (;;) {
    const clients = players.map(({ client }) => client);
    const version = Math.max(...clients.map((client) => client.version));
    await Promise.all(clients.map((client) => client.until(() => client.version >= version)));
    const able = players.find(({ client }) => client.match!.undoable > 0);
    if (able !== undefined) return able;
    const { client, seat, random } = players.find(({ client, seat }) =>
      client.match!.owing.includes(seat),
    )!;
    const { version: before } = client;
    await client.play(someMove(game, client, seat, random));
    await client.until(() => client.version > before);
  }
}

test('an undo is an entry of the log: others see it, latecomers never saw the move (PR-6, PR-10)', async () => {
  const { game, server, table, keys, players } = await twoPlayers();
  const { client, seat } = await untilUndoable(game, players);
  const other = players[1 - seat]!.client;
  await other.until(() => other.version === client.version);
  const { version } = client;
  const before = client.line.slice(0, -1);
  const cut = client.line.length;
  expect(await other.undo(1)).toMatchObject({ type: 'error', code: 'cannot-undo' });
  expect(await client.undo(client.match!.undoable + 1)).toMatchObject({ code: 'cannot-undo' });
  const late = await client.undo(1, { id: 'late', version: version - 1 });
  expect(late).toEqual({ type: 'outdated', id: 'late', version });
  expect(await client.undo(1, { id: 'back' })).toEqual({
    type: 'accepted',
    id: 'back',
    version: version + 1,
  });
  await Promise.all([client, other].map((each) => each.until(() => each.version === version + 1)));
  expect(client.line).toEqual(before);
  expect(other.line).toEqual(before);
  expect(other.match!.entries).toEqual([{ version: version + 1, seat, events: [], undo: 1 }]);
  expect(cut).toBe(before.length + 1);

  const fresh = await Client.join(server.address, table.table, { key: keys[1 - seat]! });
  expect(fresh.line).toEqual(before);
  const missedBoth = await Client.open(server.address, table.table);
  missedBoth.line = [...before];
  missedBoth.send({ type: 'hello', protocol: 1, since: version - 1 });
  await missedBoth.next('welcome');
  expect(missedBoth.match!.entries).toEqual([
    { version, seat, events: [] },
    { version: version + 1, seat, events: [], undo: 1 },
  ]);
  expect(missedBoth.line).toEqual(before);
  expect(missedBoth.match!.view).toEqual(client.match!.view);
});
