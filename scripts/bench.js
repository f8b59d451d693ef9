// `npm run bench`: installs boardgame.io if it is missing, then measures.
import { ensureInstalled, isInstalledIn, runPinned } from './installation.js';

ensureInstalled();
if (!isInstalledIn('bench')) {
  process.stderr.write('boardgame.io could not be installed; its columns stay empty.\n');
}
// Do not measure development-only checks.
process.env.NODE_ENV = 'production';
runPinned(['--expose-gc', 'scripts/bench.ts', ...process.argv.slice(2)]);
