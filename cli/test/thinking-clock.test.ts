import { expect, test } from 'vitest';
import { thinkingClock } from '../src/thinking-clock.ts';

test('the clock measures CPU time with a fine resolution', async () => {
  const start = thinkingClock();
  const readings = new Set<number>();
  while (thinkingClock() - start < 5) readings.add(thinkingClock());
  expect(readings.size).toBeGreaterThan(100);
  // Without work, it falls behind a clock on the wall.
  const ahead = () => performance.now() - thinkingClock();
  const before = ahead();
  await expect.poll(() => ahead() - before).toBeGreaterThan(50);
});
