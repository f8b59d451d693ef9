import { CLOSE, PROTOCOL } from '@richtfest/protocol';
import { expect, test, vi } from 'vitest';
import { Client, legalMoves } from './support/client.ts';
import {
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
  calm,
} from './support/table.ts';

const ROUNDS = 10;

test('a server that was overtaken by another one on the same store catches up (PR-7)', async () => {
  const game = await pigs();
  const file = `${await temporaryFolder()}/tables.sqlite`;
  const servers = [await startServer({ file }), await startServer({ file })];
  const table = await newTable(servers[0]!.address, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const join = ({ address }: { address: string }) =>
    Promise.all(keys.map((key) => Client.join(address, table.table, { key })));
  const sides = [await join(servers[0]!), await join(servers[1]!)];
  let version = 0;

  /** The seat to move there, as that server believes, plays. */
  const play = async (side: Client[], id: string) => {
    const seat = side[0]!.match!.owing[0]!;
    const client = side[seat]!;
    const answer = await client.play(legalMoves(game, client, seat)[0], { id });
    if (answer.type === 'accepted') version = answer.version;
    await Promise.all(side.map((each) => each.until(() => each.version === version)));
    return answer;
  };

  for (let round = 0; round < ROUNDS; round++) {
    const [ahead, behind] = round % 2 === 0 ? [sides[0]!, sides[1]!] : [sides[1]!, sides[0]!];
    expect(await play(ahead, `first-${round}`)).toMatchObject({ type: 'accepted' });
    expect(behind[0]!.version).toBe(version - 1);
    const id = `second-${round}`;
    expect(await play(behind, id)).toEqual({ type: 'outdated', id, version });
    for (const client of [...ahead, ...behind]) expect(client.line).toEqual(ahead[0]!.line);
  }
});

test('the same attempt at another server gets the same answer, and is carried out once (PR-4)', async () => {
  const file = `${await temporaryFolder()}/tables.sqlite`;
  const [here, there] = [await startServer({ file }), await startServer({ file })];
  const table = await newTable(here.address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  await sit(table, 'Ben');
  const join = ({ address }: { address: string }) => Client.join(address, table.table, { key });
  const [first, second] = [await join(here), await join(there)];
  const attempt = { id: 'once', version: 0 };
  const accepted = await first.play({ verb: 'stop' }, attempt);
  expect(accepted).toEqual({ type: 'accepted', id: 'once', version: 1 });
  // That server has not heard of the move: it tries, is overtaken, and finds the attempt.
  expect(second.version).toBe(0);
  expect(await second.play({ verb: 'stop' }, attempt)).toEqual(accepted);
  await second.until(() => second.version === 1);
  expect(await there.store.loadEntries(table.table, 0)).toHaveLength(1);
});

test('a match does not begin without the player who has just sat down at another server', async () => {
  const file = `${await temporaryFolder()}/tables.sqlite`;
  const [here, there] = [await startServer({ file }), await startServer({ file })];
  const table = await newTable(here.address, [person, person, person], calm);
  const { key } = await sit(table, 'Ann');
  const ann = await Client.join(here.address, table.table, { key });
  const start = here.store.startTable.bind(here.store);
  vi.spyOn(here.store, 'startTable').mockImplementationOnce(async (...args) => {
    await sit({ ...table, url: `${there.address}/api/tables/${table.table}` }, 'Ben');
    return await start(...args);
  });
  const begin = () => post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: true });
  expect(await begin()).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
  await ann.until(() => ann.seats[1]?.name === 'Ben');
  expect((await begin()).status).toBe(200);
  await ann.until(() => ann.match !== undefined);
  expect(ann.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
});

test('a host’s action at one server takes effect at the other', async () => {
  const game = await pigs();
  const file = `${await temporaryFolder()}/tables.sqlite`;
  const [here, there] = [await startServer({ file }), await startServer({ file })];
  const table = await newTable(here.address, [person, person], calm);
  const [ann, ben] = [await sit(table, 'Ann'), await sit(table, 'Ben')];
  const elsewhere = { ...table, url: `${there.address}/api/tables/${table.table}` };
  const annThere = await Client.join(there.address, table.table, { key: ann.key });
  const { hostKey } = table;
  await post(`${table.url}/seats/replace`, { hostKey, seat: 1, bot: 'child' });
  expect((await summaryOf(elsewhere)).seats[1]).toMatchObject({ kind: 'bot' });
  const benThere = await Client.open(there.address, table.table);
  benThere.send({ type: 'hello', protocol: PROTOCOL, key: ben.key });
  expect(await benThere.next('error')).toMatchObject({ code: 'wrong-key' });
  await post(`${table.url}/close`, { hostKey });
  expect(await annThere.play(legalMoves(game, annThere, 0)[0])).toMatchObject({
    type: 'error',
    code: 'table-closed',
  });
  await annThere.until(() => annThere.closed?.code === CLOSE.tableClosed);
  expect(await summaryOf(elsewhere)).toMatchObject({ isClosed: true });
  const { body } = await post<{ table: string }>(`${elsewhere.url}/rematch`, { key: ann.key });
  expect(await summaryOf(table)).toMatchObject({ next: body.table });
});

test.each([
  ['removed', CLOSE.removed],
  ['seat-moved', CLOSE.seatMoved],
] as const)(
  'a player whose seat is gone at one server does not play on at the other: %s (PR-22)',
  async (code, close) => {
    const game = await pigs();
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const [here, there] = [await startServer({ file }), await startServer({ file })];
    const table = await newTable(here.address, [person, person], calm);
    const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
    const seat = (await summaryOf(table)).owing![0]!;
    const key = keys[seat]!;
    const lost = await Client.join(there.address, table.table, { key });
    const newKey = 'a-key-of-another-device';
    if (code === 'seat-moved') await post(`${table.url}/seats/move`, { key, newKey });
    else await post(`${table.url}/seats/replace`, { hostKey: table.hostKey, seat });
    const { version } = await summaryOf(table);
    const move = legalMoves(game, lost, seat)[0];
    lost.send({ type: 'move', id: 'too-late', version: lost.version, move });
    expect(await lost.next('error')).toMatchObject({ code });
    await lost.until(() => lost.closed?.code === close);
    expect(await summaryOf(table)).toMatchObject({ version });
  },
);
