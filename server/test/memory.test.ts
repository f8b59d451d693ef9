import { catalog } from '@richtfest/catalog';
import { randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { standAlone } from '../src/cluster/cluster.ts';
import { openSqliteStore } from '../src/index.ts';
import { USUAL_LIMITS } from '../src/limits.ts';
import { Meters } from '../src/operation/meters.ts';
import { attempt } from '../src/tables/actions/attempt.ts';
import { connect } from '../src/tables/actions/connect.ts';
import { disconnect } from '../src/tables/actions/disconnect.ts';
import { summary } from '../src/tables/actions/summary.ts';
import { takeSeat } from '../src/tables/actions/take-seat.ts';
import { newSecret } from '../src/tables/secrets.ts';
import { Tables } from '../src/tables/tables.ts';
import { PIGS, bot, calm, person, pigs, temporaryFolder } from './support/table.ts';

const NEVER = 1_000_000_000;

async function tablesWith(
  limits: { idleTables: number; idleTime: number },
  askBot: () => Promise<{ failed: string }> = async () => ({ failed: 'no bots here' }),
) {
  const store = await openSqliteStore(`${await temporaryFolder()}/tables.sqlite`);
  const failures: unknown[] = [];
  const note = (about: object) => void failures.push(about);
  const meters = new Meters();
  const tables = new Tables({
    store,
    members: standAlone().members,
    log: { info: () => undefined, warn: note, error: note },
    limits: {
      ...USUAL_LIMITS,
      socketsPerWatcher: 10,
      callAfter: NEVER,
      lookEvery: NEVER,
      ...limits,
    },
    botPause: 0,
    games: catalog,
    newSecret,
    now: () => Date.now(),
    ticks: () => performance.now(),
    meters,
    notices: { tell: () => undefined, over: () => undefined },
    askBot,
  });
  const create = async () => (await tables.create({ game: PIGS, seats: [person, person] })).table;
  return { store, tables, create, failures };
}

const connection = () => {
  const texts: string[] = [];
  return {
    texts,
    send: (text: string) => void texts.push(text),
    end: () => undefined,
    moved: () => undefined,
  };
};

test('idle tables are unloaded after a while, the others stay', async () => {
  const { tables, create, store } = await tablesWith({ idleTables: 100, idleTime: NEVER });
  const [quiet, active] = [await create(), await create()];
  await tables.do(quiet, summary);
  const visitor = connection();
  const used = await tables.use(active, async (table) => {
    await table.do(() => connect(table, visitor, { type: 'hello', protocol: 1 }));
    return table;
  });
  await tables.sweep();
  expect(tables.size).toBe(2);
  await tables.sweep(performance.now() + NEVER + 1);
  expect(tables.size).toBe(1);
  expect((await tables.do(quiet, summary)).table).toBe(quiet);
  disconnect(used, visitor);
  await tables.sweep(performance.now() + NEVER + 1);
  expect(tables.size).toBe(0);
  await tables.close();
  await store.close();
});

test('a table whose bot is thinking stays until the bot has answered', async () => {
  const answer = Promise.withResolvers<{ failed: string }>();
  const asked = Promise.withResolvers<void>();
  const { tables, store } = await tablesWith({ idleTables: 0, idleTime: NEVER }, async () => {
    asked.resolve();
    return await answer.promise;
  });
  const { table } = await tables.create({
    game: PIGS,
    seats: [bot, person],
    options: calm,
  });
  await tables.do(table, (room) => takeSeat(room, { name: 'Ann', nonce: 'a' }));
  await asked.promise;
  await tables.sweep();
  expect(tables.size).toBe(1);
  answer.resolve({ failed: 'no bots here' });
  await expect
    .poll(async () => {
      await tables.sweep();
      return tables.size;
    })
    .toBe(0);
  await tables.close();
  await store.close();
});

test('tables are unloaded in the background', async () => {
  const { tables, create, store } = await tablesWith({ idleTables: 100, idleTime: 8 });
  await tables.do(await create(), summary);
  await expect.poll(() => tables.size).toBe(0);
  await tables.close();
  await store.close();
});

test('the oldest tables are unloaded first', async () => {
  const { tables, create, store } = await tablesWith({ idleTables: 2, idleTime: NEVER });
  const codes = [await create(), await create(), await create(), await create()];
  for (const code of codes) await tables.do(code, summary);
  await tables.sweep();
  expect(tables.size).toBe(2);
  await tables.close();
  await store.close();
});

test('a table that can’t write is closed, loses nothing, and opens again from the store (PR-32)', async () => {
  const game = await pigs();
  const { tables, create, store, failures } = await tablesWith({ idleTables: 9, idleTime: NEVER });
  const code = await create();
  const keys = await tables.do(code, async (table) => [
    (await takeSeat(table, { name: 'Ann', nonce: 'a' })).key,
    (await takeSeat(table, { name: 'Ben', nonce: 'b' })).key,
  ]);
  const clients = keys.map(connection);
  const join = async () => {
    for (const [seat, key] of keys.entries()) {
      await tables.do(code, (table) =>
        connect(table, clients[seat]!, { type: 'hello', protocol: 1, key }),
      );
    }
  };
  await join();
  const latest = () =>
    JSON.parse(clients[0]!.texts.findLast((text) => text.includes('"owing"'))!) as {
      match: { view: object; owing: number[]; version: number };
    };
  const { view, owing } = latest().match;
  const seat = owing[0]!;
  const state = game.determinize({ watcher: seat, view, memory: {} }, randomFromText(''));
  const move = game.legal(state, seat).at(-1);
  const tryMove = (id: string) =>
    tables.do(code, (table) =>
      attempt(table, clients[seat]!, { type: 'move', id, version: 0, move }),
    );

  const append = store.append.bind(store);
  store.append = async () => await Promise.reject(new Error('the disk is full'));
  await expect(tryMove('a')).rejects.toThrow('the disk is full');
  store.append = append;
  expect(failures).toHaveLength(1);
  await join();
  expect(latest().match).toMatchObject({ version: 0, view });
  await tryMove('a');
  expect(JSON.parse(clients[seat]!.texts.at(-2)!)).toEqual({
    type: 'accepted',
    id: 'a',
    version: 1,
  });
  await tables.close();
  await store.close();
});

test('a table whose server ended between the last seat and the start begins when it is opened', async () => {
  const { tables, create, store } = await tablesWith({ idleTables: 9, idleTime: NEVER });
  const code = await create();
  for (const seat of [0, 1]) {
    const person = { name: `P${seat}`, keyHash: `hash ${seat}`, nonce: `n${seat}` };
    await store.takeSeat(code, seat, { at: 1, person });
  }
  const { isStarted, seats } = await tables.do(code, summary);
  expect([isStarted, ...seats.map(({ name }) => name)]).toEqual([true, 'P0', 'P1']);
  await tables.close();
  await store.close();
});

test('a table with unknown rules is refused with an error', async () => {
  const { tables, create, store } = await tablesWith({ idleTables: 9, idleTime: NEVER });
  const known = (await store.loadTable(await create()))!;
  await store.createTable({ ...known, code: 'BBBBBB', rulesVersion: 99 });
  await store.createTable({ ...known, code: 'CCCCCC', game: 'four-little-pigs' });
  for (const code of ['BBBBBB', 'CCCCCC']) {
    const opening = tables.do(code, summary);
    await expect(opening).rejects.toMatchObject({ code: 'unknown-rules' });
  }
  expect(tables.size).toBe(0);
  await tables.close();
  await store.close();
});

test('a code is never used for two tables', async () => {
  const { tables, create, store } = await tablesWith({ idleTables: 9, idleTime: NEVER });
  const createTable = store.createTable.bind(store);
  const tried: string[] = [];
  store.createTable = async (table) => {
    tried.push(table.code);
    return tried.length > 1 && (await createTable(table));
  };
  const code = await create();
  expect(tried).toHaveLength(2);
  expect(code).toBe(tried[1]);
  expect(await store.loadTable(code)).toBeDefined();
  await tables.close();
  await store.close();
});

test('a table that can’t be resumed does not block others, nor do slow tables that can’t be loaded', async () => {
  const { tables, create, store, failures } = await tablesWith({ idleTables: 9, idleTime: NEVER });
  const code = await create();
  store.tablesAwaitingBots = async () => ['ZZZZZZ', code];
  store.timing.due = async () => await Promise.reject(new Error('the disk is full'));
  await tables.resume();
  expect(tables.size).toBe(1);
  await expect.poll(() => failures).toHaveLength(2);
  expect(failures).toContainEqual({ table: 'ZZZZZZ', err: expect.any(Error) as Error });
  expect(failures).toContainEqual({ err: new Error('the disk is full') });
  await tables.close();
  await store.close();
});
