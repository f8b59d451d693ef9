// Finds puzzles in games between bots: npm run puzzles
import { ownShell } from '@richtfest/cli';
import { minePuzzles } from '../bench/src/puzzles/index.ts';
import { ledgerFlags, ledgerOptions } from './ledger-options.ts';
import { readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Lets bots of different styles play and finds decisions with one clearly best choice.

  npm run puzzles [-- options]

  --only GAME         only this game; may be repeated
  --count N           find puzzles until each game has this many, with the shipped ones (240)
  --from N            the number of the first match; choose a number that nobody has reached
                      to find new puzzles without an old file of findings (0)
  --middle            test only decisions that weaker bots sometimes get right, for more puzzles
                      that are neither easy nor hard; a match can be searched with and without it
  --workers N         threads (1)
  --minutes N         start no match after this time; finished ones count (60)
  --out FILE          the file of findings, one line of JSON for each match (.cache/puzzles.jsonl)
  --show              find nothing, show what is in that file
  --json              print the numbers as JSON, with those of decisions that failed each test
  --write             rate the puzzles, add them to games/GAME/src/data/puzzles.ts and, after bots
                      have tried to solve all of them, write the figures into docs/puzzles.md

Ctrl-C stops with what was found so far; the next run continues from there. The same match always
gives the same puzzles. Findings of other criteria, levels or rules are ignored. docs/puzzles.md
says what makes a puzzle; npx richtfest puzzles check solves the shipped ones again.

Examples
  npm run puzzles -- --minutes 30
  npm run puzzles -- --only GAME --count 300
  npm run puzzles -- --only GAME --middle --from 1000 --count 300
  npm run puzzles -- --show --write`;

const readOptions = () =>
  readArguments({
    ...ledgerFlags({ workers: 1, minutes: 60, out: '.cache/puzzles.jsonl' }),
    count: { type: 'string', default: '240' },
    from: { type: 'string', default: '0' },
    middle: { type: 'boolean', default: false },
  });

await runScript(async () => {
  const { values } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return minePuzzles(
    {
      ...ledgerOptions(values),
      count: wholeNumber(values.count, 'count', 1),
      firstMatch: wholeNumber(values.from, 'from', 0),
      isMiddleOnly: values.middle,
    },
    ownShell(),
  );
});
