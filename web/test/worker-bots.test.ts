import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerBots } from '../src/match/worker-bots.ts';

/** A worker that answers on demand. */
class QuietWorker {
  static readonly all: QuietWorker[] = [];
  isEnded = false;
  readonly asked: { readonly number: number }[] = [];
  readonly #listeners = new Map<string, (event: { data: unknown }) => void>();

  constructor() {
    QuietWorker.all.push(this);
  }

  addEventListener(type: string, listener: (event: { data: unknown }) => void): void {
    this.#listeners.set(type, listener);
  }

  postMessage(message: { readonly number: number }): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(answer: unknown): void {
    const { number } = this.asked.at(-1)!;
    this.#listeners.get('message')?.({ data: { number, answer } });
  }
}

const question = {
  game: 'three-little-pigs',
  rulesVersion: 1,
  bot: 'expert',
  seat: 0,
  observation: { watcher: 0, view: {}, memory: undefined },
  legal: [{ verb: 'stop' }],
  optional: [],
  seed: 'x',
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', QuietWorker);
  QuietWorker.all.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a hanging worker is replaced', async () => {
  const bots = new WorkerBots();
  const first = bots.choose(question).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(9000);
  expect(await first).toBe('the bot timed out');
  expect(QuietWorker.all[0]?.isEnded).toBe(true);
  const second = bots.choose(question);
  QuietWorker.all[1]?.answer({ verb: 'stop' });
  expect(await second).toEqual({ verb: 'stop' });
  // A question answered in time causes no later error.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(QuietWorker.all[1]?.isEnded).toBe(false);
  bots.close();
});

test('no time limit changes an exact answer, not even that of a hint', async () => {
  const bots = new WorkerBots();
  const exact = bots.choose({ ...question, isExact: true });
  const hint = bots.hint(question).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(9000);
  expect(await hint).toBe('the bot timed out');
  // The device slept for two minutes, then for longer.
  await vi.advanceTimersByTimeAsync(121_000);
  await vi.advanceTimersByTimeAsync(480_000);
  expect(QuietWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
  expect(QuietWorker.all.map(({ asked }) => asked.length)).toEqual([2, 1, 1]);
  QuietWorker.all[2]?.answer({ verb: 'stop' });
  expect(await exact).toEqual({ verb: 'stop' });
  bots.close();
});

test('hints and volunteered moves come from the same worker', async () => {
  const bots = new WorkerBots();
  const volunteered = bots.volunteer(question);
  QuietWorker.all[0]?.answer(undefined);
  expect(await volunteered).toBeUndefined();
  const hint = bots.hint(question);
  QuietWorker.all[0]?.answer({ move: { verb: 'stop' }, gain: {} });
  expect(await hint).toMatchObject({ move: { verb: 'stop' } });
  expect(QuietWorker.all).toHaveLength(1);
  bots.close();
});
