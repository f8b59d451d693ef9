// Finds puzzles in games between bots: npm run puzzles
import { ownShell } from '@richtfest/cli';
import { minePuzzles } from '../bench/src/puzzles/index.ts';
import { gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Lets strong bots of different styles play and finds decisions with one clearly best choice.

  npm run puzzles [-- options]

  --game GAME         only this game; may be repeated
  --count N           find and ship at most this many puzzles for each game (240)
  --workers N         threads (1)
  --minutes N         start no match after this time; finished ones count (60)
  --out FILE          the file of findings, one line of JSON for each match (.cache/puzzles.jsonl)
  --show              find nothing, show what is in that file
  --json              print the numbers as JSON
  --write             write the puzzles into games/GAME/src/data/puzzles.ts and, after bots have
                      tried to solve them, the figures into docs/puzzles.md

Ctrl-C stops with what was found so far; the next run continues from there. The same match always
gives the same puzzles. Findings of other criteria, levels or rules are ignored. docs/puzzles.md
says what makes a puzzle; npx richtfest puzzles check solves the shipped ones again.

Examples
  npm run puzzles -- --minutes 30
  npm run puzzles -- --game GAME --count 300
  npm run puzzles -- --show --write`;

const readOptions = () =>
  readArguments({
    game: { type: 'string', multiple: true, default: [] },
    count: { type: 'string', default: '240' },
    workers: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '60' },
    out: { type: 'string', default: '.cache/puzzles.jsonl' },
    show: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

await runScript(async () => {
  const { values } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return minePuzzles(
    {
      games: gamesNamed(values.game),
      count: wholeNumber(values.count, 'count', 1),
      workers: wholeNumber(values.workers, 'workers', 1),
      minutes: wholeNumber(values.minutes, 'minutes', 1),
      ledger: values.out,
      isShowOnly: values.show,
      isJson: values.json,
      isWritten: values.write,
    },
    ownShell(),
  );
});
