import { type MatchFile, verify } from '@richtfest/engine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { BotPool } from '../src/bots/bot-pool.ts';
import { FairQueue } from '../src/bots/fair-queue.ts';
import { thinkingTime } from '../src/bots/thinking-time.ts';
import { Client } from './support/client.ts';
import { PIGS, bot, entryOf, get, newTable, pigs, post, startServer } from './support/table.ts';

/** Milliseconds no test waits for. */
const UNLIMITED = 600_000;

const broken = new URL('./support/broken-worker.ts', import.meta.url);

function pool(options: ConstructorParameters<typeof BotPool>[0] = {}): BotPool {
  const made = new BotPool({ threads: 1, ...options });
  onTestFinished(() => made.close());
  return made;
}

/** A question of the game's first position. */
async function question(name: string) {
  const game = await pigs();
  const options = Object.fromEntries(
    Object.entries(game.options).map(([key, spec]) => [key, spec.default]),
  );
  const chance = { pick: <T>(outcomes: readonly T[]) => outcomes[0]! };
  const state = game.setup(
    { players: 2, options: { ...options, firstSeat: 0 } },
    { chance, report: undefined },
  );
  const observation = { watcher: 0, view: game.view(state, 0), memory: game.memory(state, 0) };
  return {
    game: PIGS,
    rulesVersion: 1,
    bot: name,
    seat: 0,
    observation,
    legal: game.legal(state, 0),
  };
}

test('bots answer with a move from the list, many at a time', async () => {
  const bots = pool({ threads: 2 });
  const asked = await Promise.all(['greedy', 'random', 'greedy', 'random', 'random'].map(question));
  const answers = await Promise.all(asked.map((each) => bots.ask(each, 'a table')));
  for (const [at, answer] of answers.entries()) {
    expect(asked[at]!.legal).toContainEqual((answer as { move: object }).move);
  }
});

test('a pool with seeds repeats its answers, one without varies them', async () => {
  const asked = await Promise.all(Array.from({ length: 24 }, () => question('random')));
  const answersOf = (bots: BotPool) => Promise.all(asked.map((each) => bots.ask(each, 'a table')));
  let [first, second] = [0, 0];
  const seeded = await answersOf(pool({ seedOf: () => `seed ${first++}` }));
  expect(await answersOf(pool({ seedOf: () => `seed ${second++}` }))).toEqual(seeded);
  const isVaried = (answers: readonly object[]) =>
    new Set(answers.map((a) => JSON.stringify(a))).size > 1;
  expect([isVaried(seeded), isVaried(await answersOf(pool()))]).toEqual([true, true]);
});

test.each([
  ['crashes', 'crash', /a bot broke/u],
  ['ends', 'exit', /ended/u],
])('a thread that %s is replaced', async (_what, name, failure) => {
  const bots = pool({ program: broken, timeout: UNLIMITED });
  expect(await bots.ask(await question(name), 'a table')).toEqual({
    failed: expect.stringMatching(failure),
  });
  expect(await bots.ask(await question('cheat'), 'a table')).toEqual({ move: { verb: 'win' } });
});

test('a thread that never answers is ended', async () => {
  const bots = pool({ program: broken, timeout: 1 });
  const failed = 'no answer within 1 ms';
  expect(await bots.ask(await question('hang'), 'a table')).toEqual({ failed });
});

test('the time a thread takes to start is not the bot’s', async () => {
  const program = new URL('./support/slow-start-worker.ts', import.meta.url);
  const channel = new BroadcastChannel('slow-start-worker');
  const isLoading = new Promise((resolve) => (channel.onmessage = resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    channel.close();
    vi.useRealTimers();
  });
  const answer = pool({ program, timeout: 1000 }).ask(await question('random'), 'a table');
  await isLoading;
  vi.advanceTimersByTime(30_000);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads, no windows
  channel.postMessage('go on');
  expect(await answer).toEqual({ move: 'loaded' });
});

test('an unknown bot fails without side effects', async () => {
  const bots = pool();
  expect(await bots.ask(await question('nobody'), 'a table')).toEqual({
    failed: expect.stringMatching(/unknown/u),
  });
  expect(await bots.ask(await question('random'), 'a table')).toHaveProperty('move');
});

test('a table with many questions does not delay others', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.push('a', item);
  for (const item of ['b1', 'b2']) queue.push('b', item);
  queue.push('c', 'c1');
  expect([queue.size, queue.shift(), queue.shift()]).toEqual([7, 'a1', 'b1']);
  queue.push('d', 'd1');
  const order = Array.from({ length: 7 }, () => queue.shift());
  expect(order).toEqual(['c1', 'a2', 'b2', 'd1', 'a3', 'a4', undefined]);
  expect(queue.size).toBe(0);
});

test('bots think less the more questions wait, but always some time', () => {
  expect(thinkingTime(0, 1)).toBe(800);
  expect(thinkingTime(9, 1)).toBe(200);
  expect(thinkingTime(9, 4)).toBe(800);
  expect(thinkingTime(100_000, 1)).toBe(10);
});

test('many questions are answered within about two seconds of thinking', async () => {
  const program = new URL('./support/echo-worker.ts', import.meta.url);
  const bots = pool({ threads: 2, program });
  const asked = await question('expert');
  const tables = Array.from({ length: 200 }, (_, at) => `table ${at}`);
  const answers = await Promise.all(tables.map((table) => bots.ask(asked, table)));
  const given = answers.map((answer) => (answer as { move: { atMostMs: number } }).move.atMostMs);
  // Who came before the crowd has all the time, and so has who comes when it has gone.
  expect(given.slice(0, 2)).toEqual([800, 800]);
  expect(given[2]).toBe(20);
  expect(given.at(-1)).toBe(800);
  expect(Math.min(...given)).toBeGreaterThanOrEqual(20);
  const half = given.slice(0, 100).reduce((sum, each) => sum + each, 0) / 2;
  expect(half).toBeLessThan(3000);
});

test('a closed pool answers at once', async () => {
  const bots = pool({ program: broken });
  const waiting = bots.ask(await question('hang'), 'a table');
  const queued = bots.ask(await question('cheat'), 'a table');
  await bots.close();
  expect(await queued).toEqual({ failed: 'the pool is closed' });
  expect(await waiting).toHaveProperty('failed');
  expect(await bots.ask(await question('cheat'), 'a table')).toEqual({
    failed: 'the pool is closed',
  });
});

test('a table whose bots crash, hang and cheat is still played to its end', async () => {
  const warnings: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void warnings.push(line) } };
  const { address } = await startServer({
    logger,
    games: [entryOf(pebbles)],
    bots: { threads: 1, program: broken, timeout: 20 },
  });
  const table = await newTable(address, [bot, bot, bot], {}, { game: 'pebbles' });
  const watcher = await Client.join(address, table.table);
  await post(`${table.url}/start`, { hostKey: table.hostKey, fillWithBots: false });
  await watcher.until(() => watcher.match?.result !== undefined);
  const { body: file } = await get<MatchFile>(`${table.url}/match`);
  expect(verify(pebbles, file).problems).toEqual([]);
  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings[0]).toContain('a bot had no move');
});
