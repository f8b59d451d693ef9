// Measures the strength of the bots: npm run figures
import { availableParallelism } from 'node:os';
import { ownShell } from '@richtfest/cli';
import { measureFigures } from '../bench/src/figures/index.ts';
import { ledgerFlags, ledgerOptions } from './ledger-options.ts';
import { readArguments, runScript } from './usage.ts';

const HELP = `Measures every figure of docs/reference/bots.md, with 95 % intervals, in at most --minutes.

  npm run figures [-- options]

  --only GAME     only this game; may be repeated
  --rows TEXT     only rows whose names contain this text, like “child against random”
  --workers N     threads (one per processor)
  --minutes N     start no game after this time; finished games count (85)
  --curves        measure how strong experts become with their budgets instead, each budget
                  against a quarter of it; rows grow together, so any time gives a curve
  --quick         a fiftieth of the games, to check that everything runs
  --out FILE      the file of results, one line of JSON each (.cache/figures.jsonl)
  --show          play nothing, print the results in that file
  --json          print the figures as JSON
  --write         write the tables of these games into docs/reference/bots.md; others are unchanged;
                  with --rows, only these rows: other rows and thinking times are unchanged

Ctrl-C stops with the games played so far; the next run continues from there. Results of bots that
have changed since are ignored: a fingerprint of their settings and of some games with fixed luck
tells. Times and budgets in milliseconds are CPU time of the thread, so other load on the machine
does not affect them.

Examples
  npm run figures -- --write
  npm run figures -- --only GAME --quick
  npm run figures -- --rows "expert against greedy" --only GAME
  npm run figures -- --rows child --only GAME --write
  npm run figures -- --curves --minutes 30 --only GAME --write`;

const readOptions = () =>
  readArguments({
    ...ledgerFlags({ workers: availableParallelism(), minutes: 85, out: '.cache/figures.jsonl' }),
    rows: { type: 'string', default: '' },
    curves: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  });

await runScript(async () => {
  const { values } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return measureFigures(
    {
      ...ledgerOptions(values),
      rows: values.rows,
      isQuick: values.quick,
      areCurves: values.curves,
    },
    ownShell(),
  );
});
