// `npm run bench`: installs what it compares with, if need be, and measures.
import { ensureInstalled, isInstalledIn, runPinned } from './installation.js';

ensureInstalled();
if (!isInstalledIn('bench')) {
  process.stderr.write('boardgame.io could not be installed: nothing is compared with it.\n');
}
// What others do in development only is not to be measured.
process.env.NODE_ENV = 'production';
runPinned(['--expose-gc', 'scripts/bench.ts', ...process.argv.slice(2)]);
