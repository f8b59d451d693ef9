import type { TableSummary } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { type Store, openSqliteStore } from '../src/index.ts';
import { Client } from './support/client.ts';
import {
  calm,
  newTable,
  person,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

async function pair(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const { address } = server;
  const table = await newTable(address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const [ann, ben, watcher] = await Promise.all([
    Client.join(address, table.table, { key: keys[0]! }),
    Client.join(address, table.table, { key: keys[1]! }),
    Client.join(address, table.table),
  ]);
  const setTalk = (talk: string, hostKey = table.hostKey) =>
    post<TableSummary>(`${table.url}/talk`, { hostKey, talk });
  return { server, address, table, keys, ann, ben, watcher, setTalk };
}

const say = (client: Client, text: string, id = client.newId()) => {
  client.send({ type: 'say', id, text });
  return id;
};
const heard = (client: Client) =>
  client.messages.flatMap((message) => (message.type === 'said' ? message.lines : []));

describe('chat', () => {
  test('all seated players get a line, also when they reconnect and after a restart', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const { server, table, keys, ann, ben, watcher } = await pair({ file });
    const id = say(ann, '  Schöne   Tür! <b>https://example.org</b> ');
    const line = { number: 1, seat: 0, text: 'Schöne Tür! <b>https://example.org</b>' };
    expect(await ann.answerTo(id)).toMatchObject({ type: 'said', id, lines: [line] });
    await ben.until(() => heard(ben).length === 1);
    expect(ben.messages.at(-1)).not.toHaveProperty('id');
    expect(heard(ben)[0]).toMatchObject(line);
    say(ben, 'Danke');
    await ann.until(() => heard(ann).length === 2);
    await server.close();
    const { address, store } = await startServer({ file });
    const late = await Client.join(address, table.table, { key: keys[1]!, isTable: true });
    await late.until(() => heard(late).length === 2);
    // With the code alone nobody reads what people say to each other.
    const stranger = await Client.join(address, table.table);
    stranger.send({ type: 'ping' });
    await stranger.next('pong');
    expect([heard(watcher), heard(stranger)]).toEqual([[], []]);
    const back = await Client.open(address, table.table);
    back.send({ type: 'hello', protocol: 1, key: keys[0]!, heard: 1 });
    await back.until(() => heard(back).length > 0);
    expect(heard(back).map(({ text }) => text)).toEqual(['Danke']);
    // It is no part of the match.
    expect(await store.loadEntries(table.table, 0)).toEqual([]);
  });

  test('a spectator who claims to be the shared table reads nothing (PR-28)', async () => {
    const { address, table, ann, watcher } = await pair();
    const stranger = await Client.join(address, table.table, { isTable: true });
    await watcher.until(() => watcher.messages.at(-1)?.type === 'presence');
    expect(watcher.messages.at(-1)).toMatchObject({ watchers: 2 });
    await ann.answerTo(say(ann, 'Hallo'));
    stranger.send({ type: 'ping' });
    await stranger.next('pong');
    expect(heard(stranger)).toEqual([]);
  });

  test('only seated players can chat, in clean lines of limited length', async () => {
    const { ann, watcher } = await pair();
    expect(await watcher.answerTo(say(watcher, 'Hallo'))).toMatchObject({ code: 'not-seated' });
    for (const text of ['', '   ', 'x'.repeat(201), 'turned \u202e round', 'ring\u0007']) {
      ann.send({ type: 'say', id: 'odd', text });
      expect(await ann.next('error')).toMatchObject({ code: 'malformed' });
    }
    expect(await ann.answerTo(say(ann, '🏠'.repeat(200)))).toMatchObject({ type: 'said' });
    expect(ann.closed).toBeUndefined();
  });

  test('a player who is too fast gets an error, and can still play', async () => {
    const { ann, ben } = await pair({ limits: { linesAtOnce: 2, linesPerMinute: 1 } });
    const answers = await Promise.all(['1', '2', '3'].map((text) => ann.answerTo(say(ann, text))));
    expect(answers.at(-1)).toMatchObject({ type: 'error', code: 'too-fast' });
    expect(await ben.answerTo(say(ben, 'mine'))).toMatchObject({ type: 'said' });
    expect(await ann.play({ verb: 'stop' })).toMatchObject({ type: 'accepted' });
  });

  test.each(['fails', 'hangs'])('a store that %s for chat holds no game up', async (how) => {
    const store = await openSqliteStore(`${await temporaryFolder()}/tables.sqlite`);
    const talk = Object.assign(Object.create(store.talk), {
      addLine: () =>
        how === 'fails' ? Promise.reject(new Error('no disk')) : new Promise(() => undefined),
      loadLines: () => Promise.reject(new Error('no disk')),
    }) as Store['talk'];
    const spoilt = new Proxy(store, {
      get: (target, name) => {
        if (name === 'talk') return talk;
        const value = Reflect.get(target, name, target) as unknown;
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const { ann, ben } = await pair({ store: spoilt });
    const id = say(ann, 'Hallo?');
    if (how === 'fails') expect(await ann.answerTo(id)).toMatchObject({ code: 'not-said' });
    ann.send({ type: 'react', reaction: 'oh-no' });
    expect(await ben.next('reacted')).toMatchObject({ reaction: 'oh-no' });
    expect(await ann.play({ verb: 'stop' })).toMatchObject({ type: 'accepted' });
    await ben.until(() => ben.version === 1);
  });
});

describe('reactions', () => {
  test('all see them, and they are not stored', async () => {
    const { address, table, ann, ben, watcher } = await pair();
    ann.send({ type: 'react', reaction: 'clap' });
    for (const each of [ann, ben, watcher])
      expect(await each.next('reacted')).toEqual({ type: 'reacted', seat: 0, reaction: 'clap' });
    watcher.send({ type: 'react', reaction: 'wow' });
    expect(await watcher.next('error')).toMatchObject({ code: 'not-seated' });
    const late = await Client.join(address, table.table);
    expect(late.texts.join()).not.toContain('clap');
  });

  test('they are limited', async () => {
    const { ann, ben } = await pair({
      limits: { reactionsAtOnce: 2, reactionsPerMinute: 1 },
    });
    for (let at = 0; at < 5; at++) ann.send({ type: 'react', reaction: 'laugh' });
    await ann.until(() => ann.messages.filter(({ type }) => type === 'error').length === 3);
    ben.send({ type: 'ping' });
    await ben.next('pong');
    expect(ben.messages.filter(({ type }) => type === 'reacted')).toHaveLength(2);
  });
});

describe('the host chooses what players may say', () => {
  test('before and during the match, for all who are there and who come', async () => {
    const { address, table, keys, ann, ben, setTalk } = await pair();
    say(ann, 'eins');
    await ben.until(() => heard(ben).length === 1);
    expect(await setTalk('off', 'not-the-key-of-the-host')).toMatchObject({ status: 403 });
    expect(await setTalk('reactions')).toMatchObject({ status: 200, body: { talk: 'reactions' } });
    await ben.until(() => ben.messages.at(-1)?.type === 'talk');
    expect(ben.messages.at(-1)).toEqual({ type: 'talk', talk: 'reactions' });
    expect(await ann.answerTo(say(ann, 'zwei'))).toMatchObject({ code: 'talk-off' });
    ann.send({ type: 'react', reaction: 'thanks' });
    await ben.next('reacted');
    await setTalk('off');
    ann.send({ type: 'react', reaction: 'thanks' });
    expect(await ann.next('error')).toMatchObject({ code: 'talk-off' });
    const late = await Client.join(address, table.table, { key: keys[1]!, isTable: true });
    expect(late.messages[0]).toMatchObject({ type: 'welcome', talk: 'off' });
    expect(await late.play({ verb: 'stop' })).toMatchObject({ code: 'not-seated' });
    expect(heard(late)).toEqual([]);
    await setTalk('all');
    await late.until(() => heard(late).length === 1);
    expect(await summaryOf(table)).not.toHaveProperty('talk');
  });

  test('nothing, at first, at a table strangers find in the lobby', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person], calm);
    const { key } = await sit(table, 'Ann');
    const ann = await Client.join(address, table.table, { key });
    const listing = { hostKey: table.hostKey, isListed: true };
    expect(await post(`${table.url}/lobby`, listing)).toMatchObject({ status: 200 });
    await ann.until(() => ann.messages.at(-1)?.type === 'talk');
    expect(ann.messages.at(-1)).toEqual({ type: 'talk', talk: 'off' });
    await post(`${table.url}/talk`, { hostKey: table.hostKey, talk: 'reactions' });
    await ann.until(() => ann.texts.at(-1)?.includes('reactions') === true);
  });

  test('already when a table is set up', async () => {
    const { address } = await startServer();
    const seats = [person, person];
    const request = { game: 'three-little-pigs', seats, talk: 'off' };
    const { body } = await post<{ table: string }>(`${address}/api/tables`, request);
    const client = await Client.join(address, body.table);
    expect(client.messages[0]).toMatchObject({ talk: 'off' });
  });
});

test('chat is counted but not logged', async () => {
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const { address, ann } = await pair({ logger });
  await ann.answerTo(say(ann, 'unter uns'));
  ann.send({ type: 'react', reaction: 'clap' });
  await ann.next('reacted');
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('richtfest_talk_total{kind="line"} 1');
  expect(metrics).toContain('richtfest_talk_total{kind="reaction"} 1');
  expect(metrics).toContain('richtfest_take_backs_total{outcome="asked"} 0');
  expect(lines.join()).not.toMatch(/unter uns|clap/u);
});
