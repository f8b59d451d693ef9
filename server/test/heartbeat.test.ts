import { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHeartbeat } from '../src/socket/heartbeat.ts';

const BEAT = 30_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** A connection that answers as long as it is alive. */
class Connection extends EventEmitter {
  isAlive = true;
  pings = 0;
  isTerminated = false;

  ping(): void {
    this.pings++;
    if (this.isAlive) this.emit('pong');
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function started(count = 2) {
  const websocketServer = new EventEmitter();
  const connections = Array.from({ length: count }, () => new Connection());
  const closing: (() => Promise<void>)[] = [];
  const app = {
    websocketServer,
    addHook: (_: 'onClose', hook: () => Promise<void>) => closing.push(hook),
  };
  keepHeartbeat(app as unknown as FastifyInstance);
  for (const connection of connections) websocketServer.emit('connection', connection);
  const close = () => Promise.all(closing.map((hook) => hook()));
  const [first, second] = connections;
  return { connections, first: first!, second: second!, close };
}

test('a connection without a pong is closed at the next heartbeat, the others stay', () => {
  const { first, second } = started();
  vi.advanceTimersByTime(BEAT);
  expect([first.pings, second.pings]).toEqual([1, 1]);
  second.isAlive = false;
  vi.advanceTimersByTime(BEAT);
  expect(second.isTerminated).toBe(false);
  vi.advanceTimersByTime(BEAT);
  expect([first.isTerminated, second.isTerminated]).toEqual([false, true]);
  expect([first.pings, second.pings]).toEqual([3, 2]);
});

test('not all connections are pinged at once', () => {
  const { connections } = started(60);
  const pings = () => connections.reduce((sum, each) => sum + each.pings, 0);
  for (let second = 1; second <= 60; second++) {
    vi.advanceTimersByTime(1000);
    expect(pings()).toBe(2 * second);
  }
  expect(connections.map((each) => each.pings)).toEqual(connections.map(() => 2));
});

test('listens to a connection once, however often it is pinged', () => {
  const { first } = started();
  const listeners = first.listenerCount('pong');
  vi.advanceTimersByTime(3 * BEAT);
  expect([first.pings, first.listenerCount('pong')]).toEqual([3, listeners]);
});

test('a connection that has closed is forgotten', () => {
  const { first } = started();
  first.emit('close');
  vi.advanceTimersByTime(BEAT);
  expect(first.pings).toBe(0);
});

test('nobody is asked after the server has closed', async () => {
  const { first, close } = started();
  await close();
  vi.advanceTimersByTime(BEAT);
  expect(first.pings).toBe(0);
});
