// `npm start`: installs packages, builds the site and serves it.
import { buildFirst } from './build-first.js';
import { ensureInstalled, runPinned } from './installation.js';

ensureInstalled();
buildFirst();
runPinned(['scripts/serve.ts', ...process.argv.slice(2)]);
