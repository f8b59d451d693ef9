// Plain JavaScript for Node 18 and later. Finds Python for the example bot, or installs it.
import { spawnSync } from 'node:child_process';
import { installPackage } from './debian.js';

/** A Python 3 command: `PYTHON` if it is set, the system's, or Debian's package where permitted. */
export function ensurePython() {
  const found = findPython();
  if (found !== undefined) return found;
  return installPackage('python3', 'the example bot') ? findPython() : undefined;
}

export const pythonAdvice =
  'The example bot needs Python 3. Install it (Debian: apt-get install python3) or set its ' +
  'path: PYTHON=/path npm test';

export function findPython() {
  const named = process.env.PYTHON;
  const candidates = named === undefined || named === '' ? ['python3', 'python'] : [named];
  return candidates.find((command) => {
    const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
    return String(stdout).startsWith('Python 3');
  });
}
