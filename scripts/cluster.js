// `npm run cluster`: installs packages, builds the site and serves it from several servers.
import { buildFirst } from './build-first.js';
import { ensureInstalled, runPinned } from './installation.js';

ensureInstalled();
buildFirst();
runPinned(['server/local-cluster/main.ts', ...process.argv.slice(2)]);
