import { thinkingClock } from '../thinking-clock.ts';

const STEPS = 20_000_000;

/**
 * The speed of a fixed loop in millions of steps per second, to compare figures of different days
 * and machines.
 */
export function calibrate(rounds = 3): number {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const start = thinkingClock();
    if (fixedLoop() === 1) throw new Error('the calibration loop failed');
    best = Math.max(best, STEPS / 1000 / (thinkingClock() - start));
  }
  return best;
}

function fixedLoop(): number {
  const table = new Int32Array(256);
  let x = 0x9e3779b9 | 0;
  for (let step = 0; step < STEPS; step++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
    const at = x & 255;
    if ((x & 256) === 0) table[at] = (table[at] ?? 0) + step;
    else x ^= table[at] ?? 0;
  }
  return x;
}
