/** The number of readings that test a clock's resolution. */
const READINGS = 200;
/** With this many distinct readings a clock is fine enough: a step is a few microseconds. */
const FINE = READINGS / 4;

/**
 * The clock for bots in simulations: the CPU time of this thread in milliseconds, so that other load
 * on the machine does not affect an `expert@30ms`. Falls back to wall-clock time if the system only
 * counts whole scheduler ticks.
 */
export const thinkingClock: () => number = isFine(threadCpuTime)
  ? threadCpuTime
  : () => performance.now();

function threadCpuTime(): number {
  // Linux updates a thread's time when the process's time is read; otherwise it moves in steps of
  // 4 ms.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isFine(clock: () => number): boolean {
  const readings = new Set<number>();
  try {
    for (let count = 0; count < READINGS; count++) readings.add(clock());
  } catch {
    return false;
  }
  return readings.size >= FINE;
}
