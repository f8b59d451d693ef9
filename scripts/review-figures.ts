// Measures how trustworthy and fast reviews are: npm run figures:review
import { availableParallelism } from 'node:os';
import { ownShell } from '@richtfest/cli';
import { measureReviews } from '../bench/src/review-figures/index.ts';
import { ledgerFlags, ledgerOptions } from './ledger-options.ts';
import { readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Measures every figure of docs/review.md in at most --minutes.

  npm run figures:review [-- options]

  --only GAME         only this game; may be repeated
  --luck N            matches between equal bots, with a tenth of the budget and without judge (400)
  --skill N           blocks of ten matches, an expert against family bots (10)
  --stability N       matches reviewed twice with different seeds; mistakes are confirmed (25)
  --workers N         threads (one per processor)
  --minutes N         start no review after this time; finished ones count (85)
  --quick             a few matches of each kind, to check that everything runs
  --out FILE          the file of results, one line of JSON each (.cache/review-figures.jsonl)
  --show              review nothing, print the results in that file
  --json              print the figures as JSON
  --write             write the table into docs/review.md

Ctrl-C stops with the reviews made so far; the next run continues from there. Results of reviews
that would come out differently now are ignored: a fingerprint of the budgets, the thresholds and a
review with fixed random numbers tells. Seconds are CPU time, which is longer on a busy machine; the
time on two cores is that of two workers that share the units of each round.

Examples
  npm run figures:review -- --write
  npm run figures:review -- --only GAME --minutes 20
  npm run figures:review -- --quick --json`;

const readOptions = () =>
  readArguments({
    ...ledgerFlags({
      workers: availableParallelism(),
      minutes: 85,
      out: '.cache/review-figures.jsonl',
    }),
    luck: { type: 'string' },
    skill: { type: 'string' },
    stability: { type: 'string' },
    quick: { type: 'boolean', default: false },
  });

await runScript(async () => {
  const { values } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const count = (name: 'luck' | 'skill' | 'stability', key: string) =>
    values[name] === undefined ? {} : { [key]: wholeNumber(values[name], name, 0) };
  return measureReviews(
    {
      ...ledgerOptions(values),
      counts: {
        ...count('luck', 'luck'),
        ...count('skill', 'skillBlocks'),
        ...count('stability', 'stability'),
      },
      isQuick: values.quick,
    },
    ownShell(),
  );
});
