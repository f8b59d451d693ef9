// How good the bots are, and how we know: npm run figures
import { availableParallelism } from 'node:os';
import { ownShell } from '@richtfest/cli';
import { measureFigures } from '../bench/src/figures/index.ts';
import { gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Measures every figure of docs/bots.md, with 95 % intervals, in at most --minutes.

  npm run figures [-- options]

  --only GAME     only this game; may be given several times
  --rows TEXT     play only rows whose names hold this text, like “child against random”
  --workers N     threads that play (one for each processor)
  --minutes N     begin no game after so much time; what was played counts (85)
  --quick         a fiftieth of the games, to see that everything runs
  --out FILE      where results are kept, one line of JSON each (.cache/figures.jsonl)
  --show          play nothing, show what that file holds
  --json          print the figures as JSON
  --write         write the tables of these games into docs/bots.md; others stay as they are

Ctrl-C ends it with what has been played so far; the next run goes on from there. Results of
bots that play otherwise now are passed over: their settings and some games with fixed luck tell.
Bots are timed, and budgets in milliseconds are given, in computing time of their thread: a busy
machine changes nothing.

Examples
  npm run figures -- --write
  npm run figures -- --only GAME --quick
  npm run figures -- --rows "expert against greedy" --only GAME`;

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
      isOld: values.show,
      isJson: values.json,
      isWritten: values.write,
    },
    ownShell(),
  );
});
