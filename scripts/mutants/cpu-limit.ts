import { Worker } from 'node:worker_threads';

/** How the last line of a process ends that used more. */
export const OVER_LIMIT = 's of processor time are used up';

/** Runs in a thread of its own, because a rule that loops forever blocks the main thread. */
const WATCH = `
  const { writeSync } = require('node:fs');
  const { workerData: { seconds, ending } } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1e6 <= seconds) return;
    writeSync(1, seconds.toFixed(1) + ' ' + ending + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 200);
`;

/**
 * Kills this process when it has used more processor time, and says so before. Time on the clock
 * would not do: under load, a slow mutant would count as one that never ends, and a survivor as killed.
 */
export function limitCpuTime(seconds: number): void {
  new Worker(WATCH, { eval: true, workerData: { seconds, ending: OVER_LIMIT } }).unref();
}
