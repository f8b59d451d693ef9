// Plain JavaScript for Node 18 and later. Finds NATS for clusters on this machine, or installs it.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './debian.js';

const PROGRAM = 'nats-server';
const KNOWN = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * The program `nats-server`: `NATS_SERVER` if it is set, in PATH or a known folder, or Debian's
 * package where permitted. Otherwise undefined, and `natsAdvice`.
 */
export function ensureNats() {
  const found = findNats();
  if (found !== undefined) return found;
  return installPackage(PROGRAM, 'the cluster tests') ? findNats() : undefined;
}

export const natsAdvice =
  'Several servers need NATS. Install it (Debian: apt-get install nats-server; elsewhere: brew ' +
  'install nats-server) or name the program: NATS_SERVER=/path/to/nats-server';

export function findNats() {
  const named = process.env.NATS_SERVER;
  if (named !== undefined && named !== '') return existsSync(named) ? named : undefined;
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...path, ...KNOWN].map((folder) => join(folder, PROGRAM)).find(existsSync);
}
