// `npm start`: installs what is missing and opens the game in the terminal.
import { ensureInstalled, runPinned } from './installation.js';

ensureInstalled();
runPinned(['cli/bin/richtfest.js', 'play', 'three-little-pigs', ...process.argv.slice(2)]);
