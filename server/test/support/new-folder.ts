import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 31;

/**
 * A new folder for a server's data. It lies in memory if there is enough: otherwise every commit of
 * hundreds of servers waits for the disk.
 */
export function newFolder(prefix = 'richtfest-'): Promise<string> {
  return mkdtemp(join(hasMemory() ? IN_MEMORY : tmpdir(), prefix));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
