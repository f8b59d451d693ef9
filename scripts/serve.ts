// The last step of `npm start`: `richtfest serve` with the same flags.
import { main } from '@richtfest/cli';

process.exitCode = await main(['serve', ...process.argv.slice(2)]);
