// Builds the site and its documentation into web/dist.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const VITE = 'node_modules/vite/bin/vite.js';

// In this order: the site empties the folder first.
for (const line of [[VITE, 'build', 'web', '--logLevel', 'warn'], ['docs/site/main.ts']]) {
  const { status } = spawnSync(process.execPath, line, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
