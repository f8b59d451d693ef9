import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTrying } from '../src/online/keep-trying.ts';

type Task = () => Promise<boolean>;

let page: EventTarget & { visibilityState: string };
let device: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  device = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const goOnline = () => device.dispatchEvent(new Event('online'));
const show = () => page.dispatchEvent(new Event('visibilitychange'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A task that fails a few times before it succeeds. */
function failing(times: number) {
  const task = vi.fn<Task>(async () => {
    if (task.mock.calls.length > times) return true;
    if (times > 1) return false;
    throw new Error('no connection');
  });
  return task;
}

const running = () => ({ signal: new AbortController().signal });

test('a failed task runs again after pauses that double, until it succeeds', async () => {
  const task = failing(2);
  keepTrying(task, running());
  await pass(999);
  expect(task).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(task).toHaveBeenCalledTimes(2);
  await pass(1999);
  expect(task).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(task).toHaveBeenCalledTimes(3);
  goOnline();
  await pass(3_600_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test('pauses last a minute at most', async () => {
  const task = vi.fn<Task>(() => Promise.resolve(false));
  keepTrying(task, running());
  await pass(3_600_000);
  const before = task.mock.calls.length;
  await pass(60_000);
  expect(task).toHaveBeenCalledTimes(before + 1);
});

test('the connection is tried at once when the device says it is online, and again if it was not yet', async () => {
  const task = failing(1);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  task.mockImplementationOnce(() => promise);
  keepTrying(task, running());
  // The first attempt is still running: there is only one at a time, so no older answer comes last.
  goOnline();
  await pass(0);
  expect(task).toHaveBeenCalledTimes(1);
  resolve(false);
  await pass(0);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a hidden page waits until it is shown', async () => {
  const task = vi.fn<Task>(() => Promise.resolve(false));
  keepTrying(task, running());
  await pass(500);
  page.visibilityState = 'hidden';
  goOnline();
  expect(task).toHaveBeenCalledTimes(1);
  page.visibilityState = 'visible';
  show();
  expect(task).toHaveBeenCalledTimes(2);
});

test('a repeated task runs whenever the page is shown or online again', async () => {
  const task = failing(0);
  keepTrying(task, { ...running(), isRepeated: true });
  await pass(3_600_000);
  expect(task).toHaveBeenCalledTimes(1);
  show();
  await pass(3_600_000);
  expect(task).toHaveBeenCalledTimes(2);
  goOnline();
  expect(task).toHaveBeenCalledTimes(3);
});

test('nothing is tried after the signal', async () => {
  const ending = new AbortController();
  const task = vi.fn<Task>(() => Promise.resolve(false));
  keepTrying(task, { signal: ending.signal, isRepeated: true });
  await pass(0);
  ending.abort();
  goOnline();
  await pass(3_600_000);
  expect(task).toHaveBeenCalledTimes(1);
});
