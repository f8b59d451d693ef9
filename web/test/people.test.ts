import { rank } from '@richtfest/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Pace } from '../src/match/pace.ts';
import { moodOf } from '../src/people/seat-faces.ts';

describe('the pace of bots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Milliseconds a bot waits after a number of events. */
  async function wait(pace: Pace, events: number): Promise<number> {
    const start = performance.now();
    const ends: number[] = [];
    void pace.afterEvents(events).then(() => ends.push(performance.now() - start));
    for (let ms = 0; ms < 15_000 && ends.length === 0; ms += 10) {
      await vi.advanceTimersByTimeAsync(10);
    }
    return ends[0] ?? Infinity;
  }

  test('pauses long, briefly or not at all', async () => {
    const calm = await wait(new Pace(() => 'calm'), 3);
    const brisk = await wait(new Pace(() => 'brisk'), 3);
    const instant = await wait(new Pace(() => 'instant'), 3);
    expect(calm).toBeGreaterThan(1000);
    expect(brisk).toBeLessThan(calm / 2 + 60);
    expect(brisk).toBeGreaterThan(instant + 200);
    expect(instant).toBeLessThan(100);
  });

  test('waits for the table’s animations, unless they are skipped', async () => {
    const calm = new Pace(() => 'calm');
    calm.setAnimating(true);
    setTimeout(() => calm.setAnimating(false), 3000);
    expect(await wait(calm, 1)).toBeGreaterThanOrEqual(3000);
    const instant = new Pace(() => 'instant');
    instant.setAnimating(true);
    expect(await wait(instant, 1)).toBeLessThan(100);
    // A table whose animation never ends does not stop the game.
    const stuck = new Pace(() => 'brisk');
    stuck.setAnimating(true);
    expect(await wait(stuck, 1)).toBeLessThan(13_000);
  });

  test('applies at once when changed, and fast-forward overrides it', async () => {
    let now: 'calm' | 'instant' = 'calm';
    const pace = new Pace(() => now);
    expect(await wait(pace, 2)).toBeGreaterThan(600);
    now = 'instant';
    expect(await wait(pace, 2)).toBeLessThan(100);
    now = 'calm';
    pace.fastForward();
    expect(await wait(pace, 2)).toBeLessThan(100);
  });
});

test('faces show the standing from public information only', () => {
  const result = rank([3, 9, 1].map((score) => ({ score, parts: {}, tieBreaks: [] })));
  const going = { owing: [1], result: undefined };
  expect([0, 1, 2].map((seat) => moodOf(going, seat))).toEqual(['calm', 'thinking', 'calm']);
  const over = { owing: [], result };
  expect([0, 1, 2].map((seat) => moodOf(over, seat))).toEqual(['beaten', 'happy', 'beaten']);
});
