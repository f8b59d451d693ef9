import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { thinkingClock } from '../src/thinking-clock.ts';

test('the clock measures CPU time with a fine resolution', async () => {
  const start = thinkingClock();
  const readings = new Set<number>();
  while (thinkingClock() - start < 5) readings.add(thinkingClock());
  expect(readings.size).toBeGreaterThan(100);
  const asleep = thinkingClock();
  await sleep(300);
  expect(thinkingClock() - asleep).toBeLessThan(250);
});
