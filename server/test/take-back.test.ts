import type { CreateTableRequest } from '@richtfest/protocol';
import { describe, expect, test, vi } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { Client, legalMoves } from './support/client.ts';
import { TestTime } from './support/test-time.ts';
import {
  type TestTable,
  bot,
  calm,
  entryOf,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  temporaryFolder,
} from './support/table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ROLL = { verb: 'roll', dice: [0] };
const STOP = { verb: 'stop' };

/** Ann has rolled once and stopped: everybody knows what fell, and she has something to build. */
async function rolled(
  seats: CreateTableRequest['seats'] = [person, person],
  options: Parameters<typeof startServer>[0] = {},
) {
  const server = await startServer(options);
  for (;;) {
    const table = await newTable(server.address, seats, calm);
    const keys: string[] = [];
    for (const [at, { kind }] of seats.entries())
      if (kind === 'person') keys.push((await sit(table, ['Ann', 'Ben', 'Cleo'][at]!)).key);
    const [ann, ben, cleo] = await joined(server.address, table, keys);
    const start = ann!.match!.view;
    for (const [at, move] of [ROLL, STOP].entries()) {
      await ann!.play(move);
      await ann!.until(() => ann!.version > at);
    }
    // Roofs alone are nothing to begin with: then it is the next one's turn already.
    if (!ann!.match!.owing.includes(0)) continue;
    return { server, table, keys, ann: ann!, ben: ben!, cleo: cleo!, start };
  }
}

async function joined(address: string, { table }: TestTable, keys: readonly string[]) {
  const clients: Client[] = [];
  for (const key of keys) clients.push(await Client.join(address, table, { key }));
  return clients;
}

const ask = (client: Client, id = 'please') => client.send({ type: 'ask-take-back', id });
const answer = (client: Client, isAgreed: boolean, id = 'please') =>
  client.send({ type: 'answer-take-back', id, isAgreed });
const asked = (client: Client) => client.match?.takeBack;

describe('a turn is taken back by consent of all (PR-12)', () => {
  test('even after secrets were revealed, and it stays in the log', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const { server, table, keys, ann, ben, start } = await rolled([person, person], { file });
    const watcher = await Client.join(server.address, table.table);
    expect(ann.match?.askable).toBe(2);
    expect(ben.match?.askable).toBeUndefined();
    ask(ann);
    const prompt = { id: 'please', seat: 0, undo: 2, awaits: [1] };
    for (const each of [ann, ben, watcher])
      expect(await each.next('take-back')).toEqual({ type: 'take-back', takeBack: prompt });
    const late = await Client.join(server.address, table.table, { key: keys[1]! });
    expect(asked(late)).toEqual(prompt);
    answer(ben, true);
    for (const each of [ann, ben, watcher, late]) {
      await each.until(() => each.version === 3);
      expect(each.match).toMatchObject({ view: start, owing: [0], takeBacks: 1 });
      expect(each.match?.entries).toEqual([
        { version: 3, seat: 0, events: [], undo: 2, isAgreed: true },
      ]);
      expect(each.line.map(({ version }) => version)).toEqual([0]);
      expect(asked(each)).toBeUndefined();
    }
    const back = await Client.join(server.address, table.table, { key: keys[0]!, since: 1 });
    expect(back.match?.entries.map(({ undo, events }) => [undo, events.length])).toEqual([
      [undefined, 0],
      [2, 0],
    ]);
    await server.close();
    const again = await startServer({ file });
    const [reopened] = await joined(again.address, table, keys);
    expect(reopened?.match).toMatchObject({ view: start, version: 3, takeBacks: 1 });
    expect((await again.store.loadEntries(table.table, 2))[0]?.entry).toEqual({
      seat: 0,
      undo: 2,
      isAgreed: true,
    });
    // The same random values return.
    await reopened!.play(ROLL, { id: 'once-more' });
    await reopened!.until(() => reopened!.version === 4);
    expect(reopened!.events).toEqual(ann.messages.flatMap(eventsOf).slice(0, 3));
  });

  test('not if one person declines, and not again before the next move (PR-13)', async () => {
    const { ann, ben } = await rolled();
    ask(ann);
    await ben.next('take-back');
    answer(ben, false);
    expect(await ann.next('take-back')).toEqual({ type: 'take-back', declinedBy: 1 });
    ask(ann, 'please-please');
    expect(await ann.answerTo('please-please')).toMatchObject({ code: 'cannot-undo' });
    answer(ben, true);
    expect(await ben.answerTo('please')).toMatchObject({ code: 'nothing-asked' });
    expect(ann.version).toBe(2);
  });

  test('the player who asked may withdraw, and ask again', async () => {
    const { ann, ben } = await rolled();
    ask(ann);
    await ben.next('take-back');
    answer(ann, false);
    expect(await ben.next('take-back')).toEqual({ type: 'take-back', declinedBy: 0 });
    ask(ann, 'after-all');
    expect(await ben.next('take-back')).toMatchObject({ takeBack: { id: 'after-all' } });
  });

  test('a repeated request or answer counts once', async () => {
    const { ann, ben, cleo } = await rolled([person, person, person]);
    ask(ann);
    await ben.next('take-back');
    ask(ann);
    ask(ann, 'another');
    expect(await ann.answerTo('another')).toMatchObject({ code: 'already-asked' });
    answer(ben, true);
    answer(ben, true);
    ask(ben, 'me-too');
    expect(await ben.answerTo('me-too')).toMatchObject({ code: 'already-asked' });
    const awaited = ben.messages.flatMap((message) =>
      message.type === 'take-back' ? [message.takeBack?.awaits] : [],
    );
    expect(awaited).toEqual([[1, 2], [2]]);
    expect(ann.messages.filter(({ type }) => type === 'error')).toHaveLength(1);
    answer(cleo, true);
    await cleo.until(() => cleo.match?.takeBacks === 1);
  });

  test('all people must agree, including absent ones', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const seats = [person, person, person];
    const { server, table, keys, ann, ben, cleo } = await rolled(seats, { file });
    await cleo.close();
    ask(ann);
    await ben.next('take-back');
    answer(ben, true);
    expect(await ann.next('take-back')).toMatchObject({ takeBack: { awaits: [2] } });
    ask(ben, 'me-too');
    expect(await ben.answerTo('me-too')).toMatchObject({ code: 'already-asked' });
    await server.close();
    // The question waits for her, also over a restart.
    const again = await startServer({ file });
    const [, , late] = await joined(again.address, table, keys);
    expect(asked(late!)).toMatchObject({ seat: 0, awaits: [2] });
    answer(late!, true);
    await late!.until(() => late!.match?.takeBacks === 1);
  });

  test('stand-ins agree like all bots', async () => {
    const { table, ann, ben } = await rolled([person, person, bot]);
    await ben.close();
    ask(ann);
    await ann.next('take-back');
    await post(`${table.url}/seats/stand-in`, { hostKey: table.hostKey, seat: 1 });
    await ann.until(() => ann.match?.takeBacks === 1);
    expect(ann.line).toHaveLength(1);
  });

  test('against bots only it happens immediately', async () => {
    const { ann } = await rolled([person, bot]);
    ask(ann);
    await ann.until(() => ann.match?.takeBacks === 1);
    expect(ann.match?.owing).toEqual([0]);
  });

  test('the next move of a person ends the request (PR-13)', async () => {
    const { ann, ben } = await rolled();
    const game = await pigs();
    ask(ann);
    await ben.next('take-back');
    await ann.play(legalMoves(game, ann, 0)[0]);
    await ben.until(() => ben.version === 3);
    expect(asked(ben)).toBeUndefined();
    answer(ben, true);
    expect(await ben.answerTo('please')).toMatchObject({ code: 'nothing-asked' });
  });

  test('an unanswered request is open for a day (PR-13)', async () => {
    const time = new TestTime();
    const { ann, ben } = await rolled([person, person], { clock: time.clock });
    ask(ann);
    await ben.next('take-back');
    time.pass(DAY - MINUTE);
    ask(ben, 'too');
    expect(await ben.answerTo('too')).toMatchObject({ code: 'already-asked' });
    time.pass(2 * MINUTE);
    answer(ben, true);
    expect(await ben.answerTo('please')).toMatchObject({ code: 'nothing-asked' });
    expect(ann.version).toBe(2);
    ask(ann, 'once-more');
    expect(await ben.next('take-back')).toMatchObject({ takeBack: { id: 'once-more' } });
  });

  test('also by people at different servers on one store', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const here = await startServer({ file });
    const there = await startServer({ file });
    const table = await newTable(here.address, [person, person], calm);
    const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
    const ann = await Client.join(here.address, table.table, { key: keys[0]! });
    const ben = await Client.join(there.address, table.table, { key: keys[1]! });
    await ann.play(ROLL);
    await ann.until(() => ann.version === 1);
    ask(ann);
    await ann.next('take-back');
    // His server has heard neither of the move nor of the question.
    expect(ben.version).toBe(0);
    answer(ben, true);
    await ben.until(() => ben.match?.takeBacks === 1);
    expect((await there.store.loadEntries(table.table, 1))[0]?.entry).toMatchObject({ undo: 1 });
  });

  test('of two questions at different servers the first counts', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const { server, table, keys, ann } = await rolled([person, person], { file });
    const there = await startServer({ file });
    const tablet = await Client.join(there.address, table.table, { key: keys[0]! });
    const { talk } = server.store;
    const store = talk.setTakeBack.bind(talk);
    vi.spyOn(talk, 'setTakeBack').mockImplementationOnce(async (...args) => {
      ask(tablet, 'first');
      await tablet.next('take-back');
      return await store(...args);
    });
    ask(ann, 'second');
    expect(await ann.answerTo('second')).toMatchObject({ code: 'already-asked' });
    const stored = await server.store.loadTable(table.table);
    expect(stored?.takeBack).toMatchObject({ id: 'first' });
  });

  test('an answer that other writers always overtake is refused', async () => {
    const { server, ann, ben } = await rolled();
    ask(ann);
    await ben.next('take-back');
    server.store.talk.setTakeBack = () => Promise.resolve(false);
    answer(ben, true);
    expect(await ben.answerTo('please')).toMatchObject({ code: 'nothing-asked' });
    expect(ann.match?.takeBacks ?? 0).toBe(0);
  });

  test('it can’t be requested before the match has begun', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person], calm);
    const [ann] = await joined(address, table, [(await sit(table, 'Ann')).key]);
    ask(ann!);
    expect(await ann!.answerTo('please')).toMatchObject({ code: 'not-started' });
  });

  test('only players can ask or answer, and only if there is a turn to take back', async () => {
    const { server, table, ben } = await rolled();
    const watcher = await Client.join(server.address, table.table);
    ask(watcher);
    expect(await watcher.answerTo('please')).toMatchObject({ code: 'not-seated' });
    answer(watcher, true);
    expect(await watcher.answerTo('please')).toMatchObject({ code: 'not-seated' });
    ask(ben);
    expect(await ben.answerTo('please')).toMatchObject({ code: 'cannot-undo' });
  });
});

test('with secret choices all choose again, and every watcher’s line is correct', async () => {
  const { address } = await startServer({ games: [entryOf(pebbles)] });
  const table = await newTable(address, [person, person], {}, { game: 'pebbles' });
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const clients = await joined(address, table, keys);
  const watcher = await Client.join(address, table.table);
  const before = [...clients, watcher].map(({ match }) => match?.view);
  for (const [seat, client] of clients.entries()) {
    const { players } = client.match!.view as { players: { hand: number[] }[] };
    await client.play({ verb: 'hide', pebble: players[seat]!.hand[0] });
  }
  await watcher.until(() => watcher.events.some(({ type }) => type === 'revealed'));
  ask(clients[1]!);
  await clients[0]!.next('take-back');
  answer(clients[0]!, true);
  for (const [at, each] of [...clients, watcher].entries()) {
    await each.until(() => each.match?.takeBacks === 1);
    expect(each.match).toMatchObject({ view: before[at], owing: [0, 1] });
    expect(each.line).toHaveLength(1);
  }
});

function eventsOf(message: Client['messages'][number]): readonly object[] {
  if (message.type === 'update' || message.type === 'change') {
    return message.entries.flatMap(({ events }) => events);
  }
  return message.type === 'welcome' ? (message.match?.entries.flatMap((e) => e.events) ?? []) : [];
}
