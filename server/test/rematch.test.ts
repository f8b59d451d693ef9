import { join } from 'node:path';
import { type MatchFile, randomFromText, verify } from '@richtfest/engine';
import type { RematchResponse, TableSummary } from '@richtfest/protocol';
import { expect, test } from 'vitest';
import { Client, playOn } from './support/client.ts';
import {
  type TestTable,
  bot,
  get,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

type Answer = RematchResponse & { code: string };

const rematch = (table: TestTable, request: object) =>
  post<Answer>(`${table.url}/rematch`, request);
const claim = (table: Pick<TestTable, 'url'>, key: string, nonce = 'anew') =>
  post<{ seat: number; code: string }>(`${table.url}/seats/claim`, { key, nonce });

/** Ann, a bot and Ben, whose match was closed: it is over as far as a rematch goes. */
async function playedTable(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(options);
  const seats = [
    { ...person, colour: 'plum' as const },
    { ...bot, name: 'Wolfgang', bot: 'child', colour: 'leaf' as const },
    person,
  ];
  const table = await newTable(
    server.address,
    seats,
    { experienced: true },
    { clock: { decision: 60 } },
  );
  const ann = await sit(table, 'Ann');
  const ben = await sit(table, 'Ben');
  const at = (code: string): TestTable => ({
    ...table,
    table: code,
    url: `${server.address}/api/tables/${code}`,
  });
  const end = () => post(`${table.url}/close`, { hostKey: table.hostKey });
  return { ...server, table, ann, ben, at, end };
}

test('the same people play again without typing anything, with new random values', async () => {
  const { address, table, ann, ben, at, end } = await playedTable();
  expect((await rematch(table, { key: ben.key })).body.code).toBe('not-finished');
  await end();
  expect((await rematch(table, { key: 'nobody-has-this-key' })).body.code).toBe('wrong-key');
  const { body, status } = await rematch(table, { key: ben.key });
  expect(status).toBe(200);
  expect(await summaryOf(table)).toMatchObject({ next: body.table, isClosed: true });
  const next = at(body.table);
  const before = await summaryOf(next, ben.key);
  expect(before).toMatchObject({
    game: 'three-little-pigs',
    options: { experienced: true },
    clock: { decision: 60 },
    isStarted: false,
    seats: [
      { name: 'Ann', isTaken: true, isPresent: false, isExpected: true },
      { kind: 'bot', name: 'Wolfgang', bot: 'child' },
      { name: 'Ben', isTaken: true, isExpected: true, isHost: true },
    ],
  });
  expect(before.commitment).not.toBe((await summaryOf(table)).commitment);
  expect(before.seats[0]).not.toHaveProperty('isHost');
  // Nobody else gets a seat there.
  const stranger = { name: 'Eve', nonce: 'eve' };
  expect((await post<Answer>(`${next.url}/seats`, stranger)).body.code).toBe('table-full');
  expect((await claim(next, table.hostKey)).body.code).toBe('wrong-key');
  expect((await claim(next, ann.key)).body).toEqual({ seat: 0 });
  expect((await claim(next, ann.key, 'another')).body).toEqual({ seat: 0 });
  expect((await summaryOf(next)).isStarted).toBe(false);
  expect((await claim(next, ben.key, 'of-ben')).body).toEqual({ seat: 2 });
  const { isStarted, seats } = await summaryOf(next, ben.key);
  expect(isStarted).toBe(true);
  expect(seats.map(({ colour }) => colour)).toEqual(['plum', 'leaf', undefined]);
  expect(seats.some(({ isExpected }) => isExpected)).toBe(false);
  const annHere = await Client.join(address, next.table, { key: ann.key });
  const [welcome] = annHere.messages;
  expect(welcome).toMatchObject({
    seat: 0,
    match: { header: { generator: { nonces: ['anew', '', 'of-ben'] } } },
  });
});

test('two requests make one table, and every connection with a key is notified', async () => {
  const { address, store } = await startServer();
  const table = await newTable(address, [person, { ...bot, bot: 'random' }]);
  const { key, seat } = await sit(table, 'Ann');
  const request = { key };
  expect((await rematch(table, request)).body.code).toBe('not-finished');
  const ann = await Client.join(address, table.table, { key });
  const watcher = await Client.join(address, table.table);
  await playOn(await pigs(), { client: ann, seat, random: randomFromText('rematch') });
  const answers = await Promise.all(
    [request, { ...request, game: 'dream-home' }, request].map((each) => rematch(table, each)),
  );
  const [code, ...others] = answers.map(({ body }) => body.table);
  expect(others).toEqual([code, code]);
  expect(await store.stats()).toMatchObject({ waiting: 1, finished: 1 });
  const nextMessages = (client: Client) => client.messages.filter(({ type }) => type === 'next');
  await ann.until(() => nextMessages(ann).length > 0);
  expect(nextMessages(ann)).toEqual([{ type: 'next', table: code }]);
  const back = await Client.join(address, table.table, { key });
  expect(back.messages[0]).toMatchObject({ type: 'welcome', next: code });
  // A visitor who has found one table must not find all that come after it.
  watcher.send({ type: 'ping' });
  await watcher.next('pong');
  const late = await Client.join(address, table.table);
  for (const each of [watcher, late]) expect(each.texts.join()).not.toContain(code);
});

test('another game, fewer seats, other bots, an open seat', async () => {
  const { table, ann, ben, at, end } = await playedTable();
  await end();
  const same = (seat: number) => ({ kind: 'same', seat });
  const request = (more: object) => ({ key: ann.key, game: 'dream-home', ...more });
  const code = async (more: object) => (await rematch(table, request(more))).body.code;
  expect(await code({ seats: [same(0), same(0)] })).toBe('malformed');
  expect(await code({ seats: [same(0), same(4)] })).toBe('no-such-seat');
  expect(await code({ seats: [same(0)] })).toBe('wrong-options');
  expect(await code({ seats: [same(0), { kind: 'bot', bot: 'nobody' }] })).toBe('unknown-bot');
  expect(await code({ game: 'chess' })).toBe('unknown-game');
  expect(await code({ seats: Array.from({ length: 9 }, () => bot) })).toBe('malformed');
  expect(await summaryOf(table)).not.toHaveProperty('next');
  const seats = [same(2), { kind: 'person' }, { kind: 'bot', bot: 'family' }, same(0)];
  const { body } = await rematch(table, request({ seats }));
  const next = await summaryOf(at(body.table), ann.key);
  expect(next).toMatchObject({
    game: 'dream-home',
    clock: { decision: 60 },
    seats: [
      { name: 'Ben', isExpected: true },
      { isTaken: false },
      { kind: 'bot', bot: 'family' },
      { name: 'Ann', isExpected: true, isHost: true },
    ],
  });
  expect(next.options).not.toHaveProperty('experienced');
  expect((await claim(at(body.table), ben.key)).body).toEqual({ seat: 0 });
});

test('a player who was removed or has a new key is not expected with the old key', async () => {
  const { table, ann, ben, at, end } = await playedTable();
  const newKey = 'ann-has-this-key-by-now';
  await post(`${table.url}/seats/move`, { key: ann.key, newKey });
  await post(`${table.url}/seats/replace`, { hostKey: table.hostKey, seat: 2, bot: 'child' });
  await end();
  for (const key of [ann.key, ben.key]) {
    expect((await rematch(table, { key })).body.code).toBe('wrong-key');
  }
  const next = at((await rematch(table, { key: newKey })).body.table);
  expect((await summaryOf(next)).seats[2]).toMatchObject({ kind: 'bot', bot: 'child' });
  for (const key of [ann.key, ben.key])
    expect((await claim(next, key)).body.code).toBe('wrong-key');
  expect((await claim(next, newKey)).body).toEqual({ seat: 0 });
  expect((await summaryOf(next)).isStarted).toBe(true);
});

test('it begins without an absent player: a bot plays for them until they come', async () => {
  const file = join(await temporaryFolder(), 'tables.sqlite');
  const { table, ann, ben, at, end, ...server } = await playedTable({ file });
  await end();
  const next = at((await rematch(table, { key: ann.key })).body.table);
  await claim(next, ann.key);
  const start = (fillWithBots: boolean) =>
    post<TableSummary & { code: string }>(`${next.url}/start`, { hostKey: ann.key, fillWithBots });
  expect((await start(false)).body.code).toBe('seats-open');
  expect((await start(true)).body.seats[2]).toMatchObject({ name: 'Ben', standIn: 'family' });
  await server.close();
  const { address } = await startServer({ file });
  const annHere = await Client.join(address, next.table, { key: ann.key });
  const random = randomFromText('ann');
  const game = await pigs();
  await playOn(game, { client: annHere, seat: 0, random }, () =>
    annHere.line.some(({ seat }) => seat === 2),
  );
  const benAgain = { url: `${address}/api/tables/${next.table}` };
  expect((await claim(benAgain, ben.key)).body).toEqual({ seat: 2 });
  const benHere = await Client.join(address, next.table, { key: ben.key });
  expect(benHere.seats[2]).not.toHaveProperty('standIn');
  await playOn(game, { client: annHere, seat: 0, random }, () => annHere.match!.owing[0] === 2);
  expect(benHere.messages[0]).toMatchObject({ seat: 2 });
  await post(`${benAgain.url}/close`, { hostKey: ann.key });
  const { body } = await get<MatchFile>(`${benAgain.url}/match`);
  expect(verify(game, body).problems).toEqual([]);
});
