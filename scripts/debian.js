// Plain JavaScript for Node 18 and later. Installs Debian packages if permitted.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether it tried; only root on Debian may. */
export function installPackage(name, reason) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return false;
  process.stderr.write(`Installing ${name} for ${reason} (apt-get) …\n`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  return true;
}
