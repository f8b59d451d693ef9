import { Hold } from '@richtfest/bots';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { watchBots } from './support/asked-bots.ts';
import { Client } from './support/client.ts';
import { TestTime } from './support/test-time.ts';
import {
  entryOf,
  newTable,
  person,
  sit,
  startServer,
  summaryOf,
  temporaryFolder,
} from './support/table.ts';

const games = [entryOf(barter), entryOf(pebbles)];
const program = new URL('./support/toy-worker.ts', import.meta.url);
const broken = new URL('./support/broken-worker.ts', import.meta.url);
const keen = { kind: 'bot', bot: 'random' } as const;
const meek = { kind: 'bot', bot: 'greedy' } as const;

type Seats = Parameters<typeof newTable>[1];

async function openTable(
  seats: Seats,
  options: {
    readonly game?: string;
    readonly clock?: { decision?: number; answer?: number };
    readonly file?: string;
    readonly program?: URL;
  } = {},
) {
  const { game = 'barter', clock, file } = options;
  const time = new TestTime();
  const server = await startServer({
    games,
    clock: time.clockWithTimers,
    bots: { program: options.program ?? program },
    ...(file === undefined ? {} : { file }),
  });
  const table = await newTable(
    server.address,
    seats,
    {},
    {
      game,
      ...(clock === undefined ? {} : { clock }),
    },
  );
  const people = seats.filter(({ kind }) => kind === 'person');
  const names = ['Ann', 'Ben', 'Cleo'].slice(0, people.length);
  const keys: string[] = [];
  for (const name of names) keys.push((await sit(table, name)).key);
  const join = (seat: number) => Client.join(server.address, table.table, { key: keys[seat]! });
  const clients: Client[] = [];
  for (const seat of keys.keys()) clients.push(await join(seat));
  const wait = (seconds: number) => time.pass(seconds * 1000);
  return { server, table, keys, clients, join, wait };
}

const verbs = (client: Client) =>
  client.events.map((event) => {
    const { seat, verb, type } = event as { seat?: number; verb?: string; type: string };
    return `${seat} ${verb ?? type}`;
  });

describe('several seats that owe at once', () => {
  test('answer in any order, each on what it saw, and no answer makes another outdated (PR-6)', async () => {
    const { clients } = await openTable([person, person, person]);
    const [ann, ben, cleo] = clients as [Client, Client, Client];
    await ann.play({ verb: 'offer' });
    await Promise.all(clients.map((client) => client.until(() => client.version === 1)));
    expect(ben.match?.owing).toEqual([1, 2]);
    // Both sent before either has heard of the other.
    const answers = await Promise.all([
      cleo.play({ verb: 'accept' }, { version: 1 }),
      ben.play({ verb: 'decline' }, { version: 1 }),
    ]);
    expect(answers.map(({ type }) => type)).toEqual(['accepted', 'accepted']);
    await ann.until(() => ann.version === 3);
    expect(ann.match?.owing).toEqual([0]);
    // What was said to the offer that is gone is not said to the next one.
    await ann.play({ verb: 'offer' });
    expect(await cleo.play({ verb: 'accept' }, { version: 2 })).toMatchObject({ type: 'outdated' });
    expect(await cleo.play({ verb: 'accept' }, { version: 9 })).toMatchObject({ type: 'outdated' });
  });

  test('a seat that is not asked may still move, and so may the one that asked', async () => {
    const { clients } = await openTable([person, person]);
    const [ann, ben] = clients as [Client, Client];
    expect(await ben.play({ verb: 'wave' })).toMatchObject({ type: 'accepted' });
    await ann.until(() => ann.version === 1);
    await ann.play({ verb: 'offer' });
    await ann.until(() => ann.version === 2);
    expect(await ann.play({ verb: 'withdraw' })).toMatchObject({ type: 'accepted' });
  });

  test('bots answer together and volunteer within bounds', async () => {
    const { clients } = await openTable([person, keen, meek]);
    const [ann] = clients as [Client];
    await ann.until(() => verbs(ann).filter((line) => line === '1 wave').length === 3);
    expect(await ann.play({ verb: 'offer' })).toMatchObject({ type: 'accepted' });
    await ann.until(() => ann.match?.owing[0] === 0 && verbs(ann).includes('0 offer'));
    expect(verbs(ann).slice(-3)).toEqual(['0 offer', '1 decline', '2 accept']);
    // Laid down together: one message.
    expect(ann.news.at(-1)).toMatchObject({ entries: [{ seat: 1 }, { seat: 2 }] });
  });

  test('a bot waits for a player who is preparing a proposal', async () => {
    const held = vi.spyOn(Hold.prototype, 'released');
    onTestFinished(() => held.mockRestore());
    const { clients, join } = await openTable([person, meek]);
    const [ann] = clients as [Client];
    ann.send({ type: 'hold', isHolding: true });
    await ann.play({ verb: 'end-turn' });
    await ann.until(() => ann.match?.owing[0] === 1);
    await vi.waitUntil(() => held.mock.calls.length > 0, 90_000);
    expect(verbs(ann)).toEqual(['0 end-turn']);
    expect(await ann.play({ verb: 'wave' })).toMatchObject({ type: 'accepted' });
    ann.send({ type: 'hold', isHolding: false });
    await ann.until(() => verbs(ann).length === 3);
    expect(verbs(ann)).toEqual(['0 end-turn', '0 wave', '1 rolled']);
    // A player who leaves holds nobody up.
    ann.send({ type: 'hold', isHolding: true });
    await ann.play({ verb: 'end-turn' });
    await ann.close();
    const again = await join(0);
    await again.until(() => again.match?.owing[0] === 0);
  });

  test('nobody undoes a secret choice; it is taken back by a move (PR-11)', async () => {
    const { clients } = await openTable([person, person], { game: 'pebbles' });
    const [ann, ben] = clients as [Client, Client];
    const { players } = ann.match!.view as { players: { hand: number[] }[] };
    await ann.play({ verb: 'hide', pebble: players[0]!.hand[0] });
    await ben.until(() => ben.match?.owing.join() === '1');
    expect(await ann.undo(1, { version: 1 })).toMatchObject({ code: 'cannot-undo' });
    expect(ann.match?.undoable).toBe(0);
    expect(await ann.play({ verb: 'take-back' }, { version: 1 })).toMatchObject({
      type: 'accepted',
    });
    await ben.until(() => ben.match?.owing.join() === '0,1');
    expect(JSON.stringify(ben.events)).not.toContain('"seat":0,"pebble"');
  });

  test('a bot never changes its secret choice, which would be visible', async () => {
    const bots = watchBots();
    const { clients, table } = await openTable([person, keen], { game: 'pebbles' });
    const [ann] = clients as [Client];
    await ann.until(() => ann.match?.owing.join() === '0');
    await bots.untilIdle(table);
    expect(verbs(ann).filter((line) => line.startsWith('1 ') && line !== '1 dealt')).toEqual([
      '1 hid',
    ]);
  });
});

describe('do not disturb (PR-20)', () => {
  test('all see it, and only answers are given at once', async () => {
    const { clients, server, table } = await openTable([person, person, person]);
    const [ann, ben, cleo] = clients as [Client, Client, Client];
    ben.send({ type: 'busy', isBusy: true });
    await cleo.until(() => cleo.seats[1]?.isBusy === true);
    expect(ann.seats[0]).not.toHaveProperty('isBusy');
    await ann.play({ verb: 'offer' });
    await ann.until(() => ann.version === 2);
    expect(verbs(ann)).toEqual(['0 offer', '1 decline']);
    expect(ann.match?.owing).toEqual([2]);
    cleo.send({ type: 'busy', isBusy: true });
    await ann.until(() => ann.match?.owing[0] === 0);
    const late = await Client.join(server.address, table.table);
    expect(late.seats.map(({ isBusy = false }) => isBusy)).toEqual([false, true, true]);
    ben.send({ type: 'busy', isBusy: false });
    await ann.until(() => ann.seats[1]?.isBusy === undefined);
    await ann.play({ verb: 'end-turn' });
    await ben.until(() => ben.match?.owing[0] === 1);
    late.send({ type: 'busy', isBusy: true });
    expect(await late.next('error')).toMatchObject({ code: 'not-seated' });
  });
});

describe('clocks', () => {
  test('a table reports its clock; answers never wait forever', async () => {
    const server = await startServer({ games });
    const { address } = server;
    const plain = await newTable(address, [person, person], {}, { game: 'barter' });
    expect((await summaryOf(plain)).clock).toEqual({ answer: 20 });
    const clock = { decision: 90, answer: 15 };
    const requested = await newTable(address, [person, person], {}, { game: 'barter', clock });
    expect((await summaryOf(requested)).clock).toEqual(clock);
    const without = await newTable(address, [person, person], {}, { game: 'pebbles' });
    expect(await summaryOf(without)).not.toHaveProperty('clock');
    const wrong = await newTable(address, [person, person], {}, { game: 'pebbles', clock });
    expect(wrong).toMatchObject({ code: 'wrong-options' });
    const hasty = { decision: 1 };
    expect(
      await newTable(address, [person, person], {}, { game: 'barter', clock: hasty }),
    ).toMatchObject({
      code: 'malformed',
      sentence: 'The field “clock.decision” must be a whole number from 10 to 2592000.',
    });
  });

  test('a missing answer is given for the seat, which still owes its own turn (PR-19)', async () => {
    const { clients, wait } = await openTable([person, person], { clock: { answer: 20 } });
    const [ann, ben] = clients as [Client, Client];
    expect(ann.match).not.toHaveProperty('clocks');
    await ann.play({ verb: 'offer' });
    await ben.until(() => ben.version === 1);
    const [clock] = ben.match?.clocks ?? [];
    expect(clock?.seat).toBe(1);
    expect(clock?.msLeft).toBeGreaterThan(0);
    expect(clock?.msLeft).toBeLessThanOrEqual(20_000);
    wait(20);
    await ann.until(() => ann.version === 2);
    expect(verbs(ann)).toEqual(['0 offer', '1 decline']);
    expect(ann.match).not.toHaveProperty('clocks');
  });

  test.each([
    ['by a bot', program, ['0 rolled', '1 rolled']],
    ['by the move the rules name where no bot can', broken, ['0 end-turn', '1 end-turn']],
  ])('a decision that does not come is made, %s', async (_how, thread, made) => {
    const clock = { decision: 60 };
    const { clients, wait } = await openTable([person, person], { clock, program: thread });
    const [ann] = clients as [Client];
    for (const version of [1, 2]) {
      wait(60);
      await ann.until(() => ann.version === version);
    }
    expect(verbs(ann)).toEqual(made);
  });

  test('no time runs while no player is connected, and it restarts in full (PR-15)', async () => {
    const { clients, join, server, table, wait } = await openTable([person, person], {
      clock: { decision: 60 },
    });
    const watcher = await Client.join(server.address, table.table);
    for (const client of clients) await client.close();
    await watcher.until(() => watcher.messages.at(-1)?.type === 'clocks');
    expect(watcher.messages.at(-1)).toEqual({ type: 'clocks', clocks: [] });
    wait(600);
    const back = await join(0);
    expect(back.version).toBe(0);
    const [clock] = back.match?.clocks ?? [];
    expect(clock?.msLeft).toBeGreaterThan(1000);
    wait(60);
    await watcher.until(() => watcher.version > 0);
  });

  test('a restarted server gives the full time again', async () => {
    const file = `${await temporaryFolder()}/tables.sqlite`;
    const first = await startServer({ games, file });
    const clock = { decision: 30 };
    const table = await newTable(first.address, [person, person], {}, { game: 'barter', clock });
    const { key } = await sit(table, 'Ann');
    await sit(table, 'Ben');
    const ann = await Client.join(first.address, table.table, { key });
    await ann.play({ verb: 'roll' });
    await first.close();
    const second = await startServer({ games, file });
    const again = await Client.join(second.address, table.table, { key });
    expect(again.match?.owing).toEqual([1]);
    const [left] = again.match?.clocks ?? [];
    expect(left).toMatchObject({ seat: 1 });
    expect(left?.msLeft).toBeGreaterThan(29_000);
  });
});
