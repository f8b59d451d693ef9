// `npm start` serves what it has built: `richtfest serve` with the same flags.
import { main } from '@richtfest/cli';

process.exitCode = await main(['serve', ...process.argv.slice(2)]);
