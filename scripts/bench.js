// `npm run bench`: installs boardgame.io for comparison if it is missing, and measures.
import { ensureInstalled, isInstalledIn, runPinned } from './installation.js';

ensureInstalled();
if (!isInstalledIn('bench')) {
  process.stderr.write('boardgame.io could not be installed: the comparison is skipped.\n');
}
// Development checks of libraries must not be measured.
process.env.NODE_ENV = 'production';
runPinned(['--expose-gc', 'scripts/bench.ts', ...process.argv.slice(2)]);
