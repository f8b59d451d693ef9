// Measures the strength of the bots: npm run figures
import { availableParallelism } from 'node:os';
import { ownShell } from '@richtfest/cli';
import { measureFigures } from '../bench/src/figures/index.ts';
import { gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Measures every figure of docs/reference/bots.md, with 95 % intervals.

  npm run figures [-- options]

  --only GAME     only this game; repeatable
  --rows TEXT     play only rows whose names contain this text, like “child against random”
  --workers N     threads (default: one per processor)
  --minutes N     start no game after this time; games played until then count (default 85)
  --quick         a fiftieth of the games, to check that everything runs
  --out FILE      the file that stores results as JSON lines (default .cache/figures.jsonl)
  --show          play nothing, show stored results
  --json          print the figures as JSON
  --write         write the tables of these games into docs/reference/bots.md

Ctrl-C stops and shows the results so far; the next run continues from there. Results of bots that
play differently now are ignored. Thinking times and budgets in milliseconds are CPU time, so other
work on the machine does not change them.

Examples
  npm run figures -- --write
  npm run figures -- --only dream-home --quick
  npm run figures -- --rows "expert against greedy" --only three-little-pigs`;

const typed = () =>
  readArguments({
    only: { type: 'string', multiple: true, default: [] },
    rows: { type: 'string', default: '' },
    workers: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '85' },
    quick: { type: 'boolean', default: false },
    out: { type: 'string', default: '.cache/figures.jsonl' },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

await runScript(async () => {
  const { values } = typed();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return measureFigures(
    {
      games: gamesNamed(values.only),
      rows: values.rows,
      ledger: values.out,
      workers: wholeNumber(values.workers, 'workers', 1),
      minutes: wholeNumber(values.minutes, 'minutes', 1),
      isQuick: values.quick,
      isShowOnly: values.show,
      isJson: values.json,
      isWritten: values.write,
    },
    ownShell(),
  );
});
