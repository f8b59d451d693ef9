/** So many looks tell whether a clock moves on with each of them. */
const LOOKS = 200;
/** From this many different readings on it is fine enough: a step is some microseconds. */
const FINE = LOOKS / 4;

/**
 * The clock by which bots think and are timed where nobody waits for them: milliseconds this
 * thread has been computing. On a busy machine an `expert@30ms` then still gets 30 ms of work done,
 * and what it took says nothing about the neighbours. Where a machine does not count finely (whole
 * ticks of its scheduler), it is the clock on the wall.
 */
export const thinkingClock: () => number = isFine(computingTime)
  ? computingTime
  : () => performance.now();

function computingTime(): number {
  // Linux brings a thread's count up to date when the whole process is asked for its own; without
  // that it moves in steps of 4 ms.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isFine(clock: () => number): boolean {
  const readings = new Set<number>();
  try {
    for (let look = 0; look < LOOKS; look++) readings.add(clock());
  } catch {
    return false;
  }
  return readings.size >= FINE;
}
