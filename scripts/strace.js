// Plain JavaScript for Node 18 and later. Finds strace for the disk tests, or installs it.
import { spawnSync } from 'node:child_process';
import { installPackage } from './debian.js';

/** The command: `STRACE` if it is set, the system's, or Debian's package where permitted. */
export function ensureStrace() {
  const found = findStrace();
  if (found !== undefined) return found;
  return installPackage('strace', 'the tests of full and slow disks') ? findStrace() : undefined;
}

export const straceAdvice =
  'The tests of full and slow disks need strace on Linux and permission to trace their own ' +
  'processes. Install it (Debian: apt-get install strace) or set its path: STRACE=/path npm test';

export function findStrace() {
  const named = process.env.STRACE;
  const command = named === undefined || named === '' ? 'strace' : named;
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0 ? command : undefined;
}
