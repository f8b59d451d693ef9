import { join } from 'node:path';
import { type MatchFile, randomFromText, verify } from '@richtfest/engine';
import { CLOSE, PROTOCOL, type TableSummary, type TakeSeatResponse } from '@richtfest/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BotPool } from '../src/bots/bot-pool.ts';
import type { BotAnswer } from '../src/bots/question.ts';
import { Client, playOn } from './support/client.ts';
import {
  type TestTable,
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
  temporaryFolder,
} from './support/table.ts';

const replace = (table: TestTable, request: object, hostKey = table.hostKey) =>
  post<TableSummary & { code: string }>(`${table.url}/seats/replace`, { hostKey, ...request });
const close = (table: TestTable, hostKey = table.hostKey) =>
  post<TableSummary & { code: string }>(`${table.url}/close`, { hostKey });
const handOver = (table: TestTable, seat: number, hostKey = table.hostKey) =>
  post<TableSummary & { code: string }>(`${table.url}/host`, { hostKey, seat });
const takeSeat = (table: TestTable, request: object) =>
  post<TakeSeatResponse & { code: string }>(`${table.url}/seats`, { nonce: 'late', ...request });

async function seated(options: Parameters<typeof startServer>[0] = {}, seats = [person, person]) {
  const server = await startServer(options);
  const table = await newTable(server.address, seats, calm);
  const ann = await sit(table, 'Ann');
  return { ...server, table, ann };
}

async function running(options: Parameters<typeof startServer>[0] = {}) {
  const { address, table, ann, ...server } = await seated(options);
  const ben = await sit(table, 'Ben');
  const join = (key: string) => Client.join(address, table.table, { key });
  return { ...server, address, table, ann, ben, join, annHere: await join(ann.key) };
}

async function refusedHello(address: string, table: string, key: string): Promise<Client> {
  const client = await Client.open(address, table);
  client.send({ type: 'hello', protocol: PROTOCOL, key });
  await client.until(() => client.closed !== undefined);
  return client;
}

describe('before the match', () => {
  test('a removed guest is notified, and the seat is open again', async () => {
    const { address, table } = await seated({}, [person, person, person]);
    const ben = await sit(table, 'Ben');
    const client = await Client.join(address, table.table, { key: ben.key });
    const watcher = await Client.join(address, table.table);
    expect(await replace(table, { seat: 1 }, ben.key)).toMatchObject({ status: 403 });
    expect((await replace(table, { seat: 1 })).body.seats[1]).toMatchObject({ isTaken: false });
    await client.until(() => client.closed !== undefined);
    expect(client.messages.at(-1)).toMatchObject({ type: 'error', code: 'removed' });
    expect(client.closed?.code).toBe(CLOSE.removed);
    await watcher.until(() => watcher.seats[1]?.isTaken === false);
    const again = await refusedHello(address, table.table, ben.key);
    expect(again.messages).toMatchObject([{ type: 'error', code: 'wrong-key' }]);
    expect((await sit(table, 'Clara')).seat).toBe(1);
  });

  test('a bot takes a guest’s seat or an open one, and can be removed again', async () => {
    const { table } = await seated({}, [person, person, person]);
    await sit(table, 'Ben');
    const { body } = await replace(table, { seat: 1, bot: 'child', isOffered: true });
    expect(body.seats[1]).toMatchObject({ kind: 'bot', bot: 'child', isTaken: true });
    expect(body.seats[1]).not.toHaveProperty('isOffered');
    expect(body.seats[1]!.name).not.toBe('Ben');
    expect((await replace(table, { seat: 1 })).body.seats[1]).toMatchObject({ isTaken: false });
    expect((await replace(table, { seat: 7 })).body).toMatchObject({ code: 'no-such-seat' });
    expect((await replace(table, { seat: 2, bot: 'x' })).body).toMatchObject({
      code: 'unknown-bot',
    });
  });

  test('closing notifies all and keeps visitors out', async () => {
    const { address, table, ann } = await seated();
    await post(`${table.url}/lobby`, { hostKey: table.hostKey, isListed: true });
    const client = await Client.join(address, table.table, { key: ann.key });
    const watcher = await Client.join(address, table.table);
    expect(await close(table, ann.key)).toMatchObject({ status: 403 });
    expect((await close(table)).body).toMatchObject({ isClosed: true, isStarted: false });
    for (const each of [client, watcher]) {
      await each.until(() => each.closed !== undefined);
      expect(each.closed?.code).toBe(CLOSE.tableClosed);
      expect(each.messages.at(-1)).toMatchObject({ type: 'error', code: 'table-closed' });
    }
    const late = await refusedHello(address, table.table, ann.key);
    expect(late.messages).toMatchObject([{ type: 'error', code: 'table-closed' }]);
    expect((await takeSeat(table, { name: 'Ben' })).body.code).toBe('table-closed');
    const start = { hostKey: table.hostKey, fillWithBots: true };
    expect((await post<{ code: string }>(`${table.url}/start`, start)).body.code).toBe(
      'table-closed',
    );
    expect((await close(table)).body).toMatchObject({ code: 'table-closed' });
    expect((await get<{ tables: [] }>(`${address}/api/lobby`)).body.tables).toEqual([]);
    expect(await get(`${table.url}/match`)).toMatchObject({ status: 409 });
  });
});

describe('in the match', () => {
  test('a bot continues for a removed guest', async () => {
    const { address, table, ben, join, annHere } = await running();
    const benHere = await join(ben.key);
    const { body } = await replace(table, { seat: 1, bot: 'child' });
    expect(body.seats[1]).toMatchObject({ kind: 'bot', bot: 'child' });
    await benHere.until(() => benHere.closed !== undefined);
    expect(benHere.closed?.code).toBe(CLOSE.removed);
    await refusedHello(address, table.table, ben.key);
    const random = randomFromText('ann');
    await playOn(await pigs(), { client: annHere, seat: 0, random }, () =>
      annHere.line.some(({ seat }) => seat === 1),
    );
    expect((await takeSeat(table, { name: 'Clara' })).body.code).toBe('already-started');
  });

  test('another player takes the seat by link and continues from there', async () => {
    const { address, table, ben, annHere, join } = await running();
    const random = randomFromText('both');
    const game = await pigs();
    const isBens = () => annHere.match!.owing.includes(1);
    await playOn(game, { client: annHere, seat: 0, random }, isBens);
    const { body } = await replace(table, { seat: 1 });
    expect(body.seats[1]).toMatchObject({ isTaken: false, isOffered: true });
    expect(body.owing).toEqual([1]);
    const both = await Promise.all(
      ['Clara', 'Dan'].map((name) => takeSeat(table, { name, seat: 1 })),
    );
    const [clara] = both.filter(({ status }) => status === 201);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    await refusedHello(address, table.table, ben.key);
    const late = await join(clara!.body.key);
    expect(late.line.length).toBe(annHere.line.length);
    expect(late.match!.owing).toEqual([1]);
    await playOn(game, { client: late, seat: 1, random }, () => late.match!.owing.includes(0));
    await annHere.until(() => annHere.match!.owing.includes(0));
    expect(annHere.seats[1]!.name).toMatch(/Clara|Dan/u);
  });

  test('a bot’s seat can be taken over only if the host offers it', async () => {
    const file = join(await temporaryFolder(), 'tables.sqlite');
    const server = await startServer({ file, botPause: 60_000 });
    const table = await newTable(server.address, [person, { ...bot, bot: 'child' }], calm);
    const ann = await sit(table, 'Ann');
    const annHere = await Client.join(server.address, table.table, { key: ann.key });
    const random = randomFromText('both');
    const game = await pigs();
    await playOn(game, { client: annHere, seat: 0, random }, () =>
      annHere.match!.owing.includes(1),
    );
    expect((await takeSeat(table, { name: 'Ben', seat: 1 })).body.code).toBe('already-started');
    expect((await replace(table, { seat: 1 })).body.code).toBe('malformed');
    const { body } = await replace(table, { seat: 1, bot: 'child', isOffered: true });
    const { name } = body.seats[1]!;
    expect(body.seats[1]).toMatchObject({ kind: 'bot', bot: 'child', isOffered: true });
    const withdrawn = await replace(table, { seat: 1, bot: 'child' });
    expect(withdrawn.body.seats[1]).toEqual({ ...body.seats[1], isOffered: undefined });
    await replace(table, { seat: 1, bot: 'child', isOffered: true });
    const ben = (await takeSeat(table, { name: 'Ben' })).body;
    expect((await summaryOf(table)).seats[1]).toMatchObject({ kind: 'person', name: 'Ben' });
    // Neither the bot that was thinking nor one after a restart plays for them.
    await server.close();
    const again = await startServer({ file });
    const benHere = await Client.join(again.address, table.table, { key: ben.key });
    expect(benHere.match!.owing).toEqual([1]);
    const before = benHere.line.length;
    await playOn(game, { client: benHere, seat: 1, random }, () => benHere.line.length > before);
    expect(benHere.seats[1]!.name).not.toBe(name);
  });

  test('the host’s own seat is not given away', async () => {
    const { table, ann } = await running();
    await handOver(table, 0);
    expect((await replace(table, { seat: 0 }, ann.key)).body).toMatchObject({ code: 'seat-taken' });
  });

  test('closing ends the match, which can still be verified', async () => {
    const file = join(await temporaryFolder(), 'tables.sqlite');
    const { table, annHere, ann, ben, join: comes, ...server } = await running({ file });
    const game = await pigs();
    const clients = [annHere, await comes(ben.key)];
    const play = (client: Client, seat: number) =>
      playOn(game, { client, seat, random: randomFromText(`${seat}`) }, () => client.version > 3);
    await Promise.all(clients.map(play));
    expect(annHere.texts.join()).not.toContain('"secret"');
    const { body } = await close(table);
    expect(body).toMatchObject({ isClosed: true, isStarted: true, isFinished: false });
    expect(body).not.toHaveProperty('owing');
    await annHere.until(() => annHere.closed !== undefined);
    const check = async (url: string) => {
      const { body: found } = await get<MatchFile>(`${url}/match`);
      expect(found).toHaveProperty('secret');
      expect(found).not.toHaveProperty('result');
      expect(found.moves.length).toBeGreaterThan(2);
      const { problems } = verify(game, found);
      expect(problems).toEqual([]);
    };
    await check(table.url);
    await server.close();
    const again = await startServer({ file });
    await check(`${again.address}/api/tables/${table.table}`);
    const late = await refusedHello(again.address, table.table, ann.key);
    expect(late.closed?.code).toBe(CLOSE.tableClosed);
  });

  test('bots of a closed table stop playing', async () => {
    const thought = Promise.withResolvers<BotAnswer>();
    const asked = vi.spyOn(BotPool.prototype, 'ask').mockReturnValue(thought.promise);
    onTestFinished(() => asked.mockRestore());
    const { address, store } = await startServer();
    const table = await newTable(address, [{ ...bot, bot: 'child' }, bot]);
    await post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: true });
    await vi.waitUntil(() => asked.mock.calls.length > 0, 90_000);
    await close(table);
    const { version } = (await store.loadTable(table.table))!;
    expect(await store.tablesAwaitingBots()).toEqual([]);
    // The bot answers after the table was closed.
    const [question] = asked.mock.calls[0]!;
    thought.resolve({ move: question.legal[0] });
    await summaryOf(table);
    expect((await store.loadTable(table.table))!.version).toBe(version);
    expect(await summaryOf(table)).toMatchObject({ isClosed: true });
  });
});

describe('the host', () => {
  test('sits down: the key of the seat is the host’s, and goes with it to another device', async () => {
    const { address } = await startServer();
    const table = await newTable(address, [person, person, person], calm);
    const request = { name: 'Ann', hostKey: table.hostKey };
    const ann = (await takeSeat(table, request)).body;
    expect((await takeSeat(table, { ...request, name: 'Eve' })).body.code).toBe('wrong-key');
    const seen = await summaryOf(table, ann.key);
    expect(seen.seats.map(({ isHost }) => isHost ?? false)).toEqual([true, false, false]);
    const list = (hostKey: string) =>
      post<{ code: string }>(`${table.url}/lobby`, { hostKey, isListed: true });
    expect((await list(table.hostKey)).body.code).toBe('wrong-key');
    expect((await list(ann.key)).status).toBe(200);
    const newKey = 'another-key-of-the-same-seat';
    await post(`${table.url}/seats/move`, { key: ann.key, newKey });
    expect((await list(ann.key)).body.code).toBe('wrong-key');
    expect((await list(newKey)).status).toBe(200);
  });

  test('can hand over the rights to a seated player, and then loses them', async () => {
    const { address, table, ann, ben, join } = await running();
    const benHere = await join(ben.key);
    expect((await handOver(table, 5)).body.code).toBe('no-such-seat');
    expect((await handOver(table, 1, ann.key)).body.code).toBe('wrong-key');
    expect((await handOver(table, 1)).body.seats[1]).toMatchObject({ isHost: true });
    await benHere.until(() => benHere.seats[1]?.isHost === true);
    expect((await close(table)).body.code).toBe('wrong-key');
    expect((await handOver(table, 0, ben.key)).body.seats[0]).toMatchObject({ isHost: true });
    expect((await close(table, ann.key)).status).toBe(200);
    await refusedHello(address, table.table, ben.key);
  });

  test('can be replaced by another seated player after leaving for good', async () => {
    let now = 0;
    const clock = { now: () => Date.now(), ticks: () => now };
    const { address } = await startServer({ clock });
    const table = await newTable(address, [person, person], calm);
    const ann = (await takeSeat(table, { name: 'Ann', hostKey: table.hostKey })).body;
    const ben = await sit(table, 'Ben');
    const take = (key: string) =>
      post<TableSummary & { code: string }>(`${table.url}/host/take`, { key });
    const annHere = await Client.join(address, table.table, { key: ann.key });
    const benHere = await Client.join(address, table.table, { key: ben.key });
    now = 6 * 60_000;
    expect((await take(ben.key)).body.code).toBe('host-here');
    expect((await take('a-key-of-nobody-here')).body.code).toBe('wrong-key');
    await annHere.close();
    await benHere.until(() => benHere.seats[0]?.isPresent === false);
    now += 4 * 60_000;
    expect((await take(ben.key)).body.code).toBe('host-here');
    now += 2 * 60_000;
    expect((await take(ann.key)).body.seats[0]).toMatchObject({ isHost: true });
    expect((await take(ben.key)).body.seats[1]).toMatchObject({ isHost: true });
    await benHere.until(() => benHere.seats[1]?.isHost === true);
    expect((await close(table, ann.key)).body.code).toBe('wrong-key');
    expect((await close(table, ben.key)).status).toBe(200);
  });

  test('of a slow table stays the host, because the clock handles absence', async () => {
    const { address } = await startServer({ limits: { hostAwayAfter: 0 } });
    const table = await newTable(address, [person, person], calm, { clock: { decision: 86_400 } });
    await takeSeat(table, { name: 'Ann', hostKey: table.hostKey });
    const { key } = await sit(table, 'Ben');
    const { body } = await post<{ code: string }>(`${table.url}/host/take`, { key });
    expect(body.code).toBe('host-here');
  });
});
