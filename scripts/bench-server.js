// `npm run bench:server`: installs boardgame.io for comparison if it is missing, and measures.
import { ensureInstalled, isInstalledIn, runPinned } from './installation.js';

ensureInstalled();
if (!isInstalledIn('bench')) {
  process.stderr.write('boardgame.io could not be installed: the comparison is skipped.\n');
}
runPinned(['server/bench/main.ts', ...process.argv.slice(2)]);
