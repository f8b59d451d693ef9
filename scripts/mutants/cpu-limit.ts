import { Worker } from 'node:worker_threads';

/** Runs in a thread of its own, because a rule that loops forever blocks the main thread. */
const WATCH = `
  const { workerData: microseconds } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (user + system > microseconds) process.kill(process.pid, 'SIGKILL');
  }, 200);
`;

/**
 * Kills this process when it has used more processor time. Time on the clock would not do: under load,
 * a slow mutant would count as one that never ends, and a survivor as killed.
 */
export function limitCpuTime(seconds: number): void {
  new Worker(WATCH, { eval: true, workerData: seconds * 1e6 }).unref();
}
