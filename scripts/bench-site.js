// `npm run bench:site`: installs Lighthouse if it is missing, and measures the site.
import { ensureInstalled, isInstalledIn, runPinned } from './installation.js';

ensureInstalled();
if (!isInstalledIn('bench')) process.stderr.write('Lighthouse could not be installed.\n');
runPinned(['scripts/bench-site.ts', ...process.argv.slice(2)]);
