// Runs a script of this project under the pinned Node: `node scripts/with-node.js scripts/x.ts …`.
import { ensureInstalled, runPinned } from './installation.js';

ensureInstalled();
runPinned(process.argv.slice(2));
