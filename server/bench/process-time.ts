import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const TICK = 10_000;

/** Microseconds of processor time of a process. */
export function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) * TICK;
}

/** The same of a database server in a folder, with its processes, living and ended. */
export function databaseCpu(folder: string): number {
  const file = join(folder, 'data', 'postmaster.pid');
  return cpuWithChildren(Number(readFileSync(file, 'utf8').split('\n')[0]));
}

function cpuWithChildren(pid: number): number {
  const [endedUser = 0, endedSystem = 0] = statOf(pid).slice(13, 15).map(Number);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => Number.isInteger(each) && parentOf(each) === pid);
  const living = children.reduce((total, child) => total + cpuOf(child), 0);
  return cpuOf(pid) + (endedUser + endedSystem) * TICK + living;
}

function parentOf(pid: number): number {
  return Number(statOf(pid)[1]);
}

/** The fields of /proc/PID/stat after the name, which may contain spaces; empty if it is gone. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
