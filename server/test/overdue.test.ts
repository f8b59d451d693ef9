import { USUAL_LEVEL } from '@richtfest/bots';
import { randomFromText } from '@richtfest/engine';
import type { LateWay, TableClock, TableSummary } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { Client, playOn } from './support/client.ts';
import { TestTime } from './support/test-time.ts';
import {
  type TestTable,
  calm,
  entryOf,
  newTable,
  person,
  pigs,
  post,
  sit,
  startServer,
  summaryOf,
} from './support/table.ts';

type Seats = Parameters<typeof newTable>[1];

const SECONDS = 60;

/** A table whose players have a minute for a decision, which the test spends. */
async function hastyTable(late: LateWay, seats: Seats = [person, person], botPause = 0) {
  const time = new TestTime();
  const server = await startServer({ clock: time.clockWithTimers, botPause });
  const clock: TableClock = { decision: SECONDS, late };
  const table = await newTable(server.address, seats, calm, { clock });
  const [ann, ben] = [await sit(table, 'Ann'), await sit(table, 'Ben')];
  const join = ({ key }: { key: string }) => Client.join(server.address, table.table, { key });
  const wait = (seconds = SECONDS) => time.pass(seconds * 1000);
  return { ...server, table, ann, ben, join, wait };
}

const help = (table: TestTable, request: object) =>
  post<TableSummary & { code?: string }>(`${table.url}/seats/help`, request);

describe('when time runs out (PR-19)', () => {
  test('a bot makes this one move, as strong as those at the table', async () => {
    const child = { kind: 'bot', bot: 'child' } as const;
    const { join, ben, table, store, wait } = await hastyTable('move', [person, person, child]);
    const client = await join(ben);
    wait();
    await client.until(() => client.version > 0);
    expect(client.line[1]).toMatchObject({ seat: 0 });
    expect((await summaryOf(table)).seats[0]).not.toHaveProperty('standIn');
    // Nobody's own attempt.
    expect((await store.loadEntries(table.table, 0))[0]).not.toHaveProperty('moveId');
  });

  test('a bot sits there until the person is back', async () => {
    const { join, ann, ben, wait } = await hastyTable('stand-in');
    const client = await join(ben);
    wait();
    await client.until(() => client.seats[0]?.standIn === USUAL_LEVEL);
    await client.until(() => client.match!.owing.includes(1));
    // It plays for him, who is there, too; until he says that he is.
    wait();
    await client.until(() => client.seats[1]?.standIn === USUAL_LEVEL);
    client.send({ type: 'back' });
    await client.until(() => client.seats[1]?.standIn === undefined);
    const back = await join(ann);
    await back.until(() => back.seats[0]?.standIn === undefined);
  });

  test('a person who moves is back', async () => {
    // The bot that sits there does not move before she does.
    const { join, ann, ben, wait } = await hastyTable('stand-in', [person, person], 600_000);
    const [client, other] = [await join(ann), await join(ben)];
    wait();
    await client.until(() => client.seats[0]?.standIn !== undefined);
    await client.play({ verb: 'stop' });
    await other.until(() => other.seats[0]?.standIn === undefined);
  });

  test('everybody is reminded at growing intervals, nothing is played, and others may call a bot', async () => {
    const { join, ben, table, wait } = await hastyTable('reminder');
    const client = await join(ben);
    const reminders = () => {
      const sent = client.messages.findLast(({ type }) => type === 'clocks');
      return sent?.type === 'clocks' ? (sent.clocks[0]?.reminders ?? 0) : 0;
    };
    expect((await help(table, { key: ben.key, seat: 0, how: 'move' })).body.code).toBe('not-due');
    wait();
    await client.until(() => reminders() === 1);
    wait();
    await client.until(() => reminders() === 2);
    wait();
    expect((await summaryOf(table)).clocks).toEqual([{ seat: 0, msLeft: 0, reminders: 2 }]);
    wait();
    await client.until(() => reminders() === 3);
    expect(client.version).toBe(0);
    expect((await summaryOf(table)).clocks).toEqual([{ seat: 0, msLeft: 0, reminders: 3 }]);
    const { status } = await help(table, { key: ben.key, seat: 0, how: 'move' });
    expect(status).toBe(200);
    await client.until(() => client.version > 0);
    expect(client.seats[0]).not.toHaveProperty('standIn');
  });

  test('late players get their seats back, with or without a stand-in', async () => {
    const { join, ann, ben, table, wait } = await hastyTable('reminder');
    const client = await join(ben);
    wait();
    const isReminded = () =>
      client.messages.some((each) => each.type === 'clocks' && each.clocks[0]?.reminders === 1);
    await client.until(isReminded);
    const code = async (request: object) =>
      (await help(table, { key: ben.key, seat: 0, how: 'stand-in', ...request })).body.code;
    expect(await code({ key: ann.key })).toBe('wrong-key');
    expect(await code({ key: 'a-key-of-nobody-at-all' })).toBe('wrong-key');
    expect(await code({ key: table.hostKey })).toBeUndefined();
    await client.until(() => client.seats[0]?.standIn !== undefined);
    await client.until(() => client.match!.owing.includes(1));
    const back = await join(ann);
    expect(back.seats[0]).not.toHaveProperty('standIn');
    const random = randomFromText('ben');
    const isAnnsTurn = () => client.match!.owing.includes(0);
    await playOn(await pigs(), { client, seat: 1, random }, isAnnsTurn);
    await back.until(() => back.match!.owing.includes(0));
    expect(await back.play({ verb: 'stop' })).toMatchObject({ type: 'accepted' });
  });

  test('an overdue answer in another’s turn is always given by the rules', async () => {
    const time = new TestTime();
    const games = [entryOf(barter)];
    const server = await startServer({ games, clock: time.clockWithTimers });
    const clock = { answer: 20, late: 'reminder' } as const;
    const table = await newTable(server.address, [person, person], {}, { game: 'barter', clock });
    const { key } = await sit(table, 'Ann');
    await sit(table, 'Ben');
    const ann = await Client.join(server.address, table.table, { key });
    await ann.play({ verb: 'offer' });
    time.pass(20_000);
    await ann.until(() => ann.version === 2);
    expect(ann.match!.owing).toEqual([0]);
  });
});
