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

function started() {
  const clients = new Set([new Connection(), new Connection()]);
  const closing: (() => Promise<void>)[] = [];
  const app = {
    websocketServer: { clients },
    addHook: (_: 'onClose', hook: () => Promise<void>) => closing.push(hook),
  };
  keepHeartbeat(app as unknown as FastifyInstance);
  const close = () => Promise.all(closing.map((hook) => hook()));
  const [first, second] = clients;
  return { first: first!, second: second!, close };
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

test('nobody is asked after the server has closed', async () => {
  const { first, close } = started();
  await close();
  vi.advanceTimersByTime(BEAT);
  expect(first.pings).toBe(0);
});
