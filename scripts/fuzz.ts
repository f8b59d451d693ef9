import { catalog, nearestGame } from '@richtfest/catalog';
import type { Game } from '@richtfest/engine';
import { type Finding, findingText, fuzzGame } from '@richtfest/testkit';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Plays random games with invalid moves in between, and reports failures: crashes, dead ends, endless games, listed moves refused, unlisted moves accepted.

  npm run fuzz [-- GAME] [options]

  --games N      games of each (2000)
  --seconds N    play for this time in total instead
  --seed S       the seed (by default a new one each time)
  --first N      the number of the first game (0)
  --json         print the findings as JSON

Examples
  npm run fuzz -- GAME --seconds 60
  npm run fuzz -- GAME --seed mfx3k --first 1234 --games 1`;

interface FuzzRunOptions {
  readonly ids: readonly string[];
  readonly games: number;
  readonly until: number;
  readonly seed: string;
  readonly first: number;
  readonly isJson: boolean;
}

const readOptions = () =>
  readArguments({
    games: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    first: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

function optionsFrom({ values, positionals }: ReturnType<typeof readOptions>): FuzzRunOptions {
  const ids = positionals.length > 0 ? positionals : catalog.map(({ id }) => id);
  for (const id of ids) {
    if (catalog.some((entry) => entry.id === id)) continue;
    const meant = nearestGame(id);
    throw new UsageError(
      `There is no game “${id}”.${meant === undefined ? '' : ` Did you mean “${meant}”?`}`,
    );
  }
  const seconds =
    values.seconds === undefined ? Infinity : wholeNumber(values.seconds, 'seconds', 0);
  const defaultGames = values.seconds === undefined ? 2000 : Infinity;
  return {
    ids,
    games: values.games === undefined ? defaultGames : wholeNumber(values.games, 'games', 0),
    until: performance.now() + seconds * 1000,
    seed: values.seed ?? Date.now().toString(36),
    first: wholeNumber(values.first, 'first', 0),
    isJson: values.json,
  };
}

interface Tally {
  games: number;
  moves: number;
  readonly findings: (Finding & { readonly id: string })[];
}

/** Alternates between the games, so that a time limit is fair to all. */
async function fuzz(options: FuzzRunOptions): Promise<Tally> {
  const { ids, games, until, seed, first } = options;
  const entries = catalog.filter(({ id }) => ids.includes(id));
  const loaded: Game[] = await Promise.all(entries.map((entry) => entry.load()));
  const tally: Tally = { games: 0, moves: 0, findings: [] };
  const started = performance.now();
  let printed = started;
  for (let at = 0; at < games && performance.now() < until; at++) {
    for (const game of loaded) {
      const { moves, finding } = fuzzGame(game, { seed, game: first + at });
      tally.games++;
      tally.moves += moves;
      if (finding !== undefined) tally.findings.push({ id: game.id, ...finding });
    }
    if (process.stderr.isTTY && performance.now() - printed > 200) {
      printed = performance.now();
      const rate = Math.round(tally.games / ((printed - started) / 1000));
      const found =
        tally.findings.length === 0 ? 'nothing found' : `${tally.findings.length} found`;
      process.stderr.write(`\r\x1b[K${tally.games} games, ${rate} per second, ${found}`);
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return tally;
}

function print({ games, moves, findings }: Tally, seed: string): void {
  for (const { id, ...finding } of findings) console.log(findingText(id, finding));
  console.log(
    `${games} games with ${moves} moves, seed ${seed}: ${findings.length === 0 ? 'nothing' : findings.length} found.`,
  );
}

async function main(): Promise<number> {
  const given = readOptions();
  if (given.values.help) {
    console.log(HELP);
    return 0;
  }
  const options = optionsFrom(given);
  const tally = await fuzz(options);
  if (options.isJson) console.log(JSON.stringify({ seed: options.seed, ...tally }, undefined, 2));
  else print(tally, options.seed);
  return tally.findings.length > 0 ? 1 : 0;
}

await runScript(main);
