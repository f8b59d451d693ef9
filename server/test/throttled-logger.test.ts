import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailureThrottle, throttledLogger } from '../src/operation/throttled-logger.ts';
import { Client, legalMoves } from './support/client.ts';
import { calm, newTable, person, pigs, sit, startServer } from './support/table.ts';

const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function watched() {
  const throttle = new FailureThrottle();
  const lines: [string, object][] = [];
  const fail = (sentence: string, about: object = {}) =>
    throttle.pass(about, sentence, (line) => lines.push([sentence, line]));
  return { throttle, lines, fail };
}

const full = () => Object.assign(new Error('database or disk is full'), { errcode: 13 });

test('logs one line per kind of failure and minute, with the number of suppressed ones', () => {
  const { lines, fail } = watched();
  for (let table = 0; table < 500; table++) fail('a table failed', { table, err: full() });
  fail('a table failed', { table: 7, err: new TypeError('another kind') });
  expect(lines.map(([, about]) => about)).toMatchObject([{ table: 0 }, { table: 7 }]);
  vi.advanceTimersByTime(MINUTE);
  expect(lines.slice(2)).toMatchObject([['a table failed', { table: 499, suppressed: 499 }]]);
  fail('a table failed', { table: 1, err: full() });
  expect(lines).toHaveLength(3);
  vi.advanceTimersByTime(MINUTE);
  expect(lines[3]).toMatchObject(['a table failed', { suppressed: 1 }]);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(lines).toHaveLength(4);
  fail('a table failed', { table: 2, err: full() });
  expect(lines[4]).toEqual(['a table failed', { table: 2, err: expect.any(Error) }]);
});

test('logs an error that is rethrown only once', () => {
  const { lines, fail } = watched();
  const error = full();
  fail('a table failed', { err: error });
  fail('a message failed', { err: error });
  vi.advanceTimersByTime(MINUTE);
  expect(lines).toHaveLength(1);
});

test('suppresses an unlimited number of kinds, and loses nothing at the end', () => {
  const { lines, fail, throttle } = watched();
  for (let kind = 0; kind < 1000; kind++) fail(`kind ${kind}`);
  expect(lines).toHaveLength(201);
  throttle.close();
  expect(lines).toHaveLength(202);
  expect(lines.at(-1)).toEqual(['kind 999', { suppressed: 799 }]);
});

test('without a log there is none', () => {
  expect(throttledLogger(undefined, new FailureThrottle())).toBe(false);
});

test('500 moves that can’t be committed are one line in the log', async () => {
  const game = await pigs();
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const { address, store } = await startServer({ logger });
  const table = await newTable(address, [person, person], calm);
  const { key } = await sit(table, 'Ann');
  await sit(table, 'Ben');
  store.append = () => Promise.reject(full());
  for (let move = 0; move < 500; move++) {
    const ann = await Client.join(address, table.table, { key });
    ann.send({ type: 'move', id: `${move}`, version: 0, move: legalMoves(game, ann, 0)[0] });
    await ann.until(() => ann.closed !== undefined);
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'a table failed', problem: 'the disk is full.', table: table.table },
  ]);
});
