import { type HagglingSums, measureHaggling } from './haggling.ts';
import { UsageError, readArguments, runScript, wholeNumber } from '../../../scripts/usage.ts';

const HELP = `Measures how bots trade in Topping Out: swaps per game, whether both sides gain, who wins,
and how often a turn adds nothing to a house.

  npm run haggling -w games/ueberdachen [-- options]

  --games N      the number of games (100)
  --first N      the number of the first game (0)
  --bots A,B,…   greedy or random for each of three or four seats (greedy,greedy,greedy,greedy)
  --seed S       the seed (haggling)
  --quick-start  every seat starts with a plate, as the site proposes (UD-5)
  --json         print the figures as JSON

Example
  npm run haggling -w games/ueberdachen -- --games 1000 --bots greedy,random,random,random`;

const PROGRESS_INTERVAL = 10;

const readOptions = () =>
  readArguments({
    games: { type: 'string', default: '100' },
    first: { type: 'string', default: '0' },
    bots: { type: 'string', default: 'greedy,greedy,greedy,greedy' },
    seed: { type: 'string', default: 'haggling' },
    'quick-start': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

function botsNamed(list: string): ('greedy' | 'random')[] {
  const names = list.split(',');
  if (names.length < 3 || names.length > 4) {
    throw new UsageError(`--bots must name three or four bots, not ${names.length}`);
  }
  return names.map((name) => {
    if (name === 'greedy' || name === 'random') return name;
    throw new UsageError(`--bots takes greedy and random, not “${name}”`);
  });
}

interface Figures {
  readonly games: number;
  readonly endedByRoof: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly offers: number;
  readonly swaps: number;
  readonly swapsThatRaiseBoth: number;
  readonly mostOffersToOneSeatInATurn: number;
  readonly winsByTrade: Readonly<Record<string, number>>;
  readonly winsBySeat: readonly number[];
  /** Shares of all turns: empty, empty like the one before, empty like the two before. */
  readonly emptyTurns: readonly number[];
  readonly longestRunOfEmptyTurns: number;
}

function figuresOf(sums: HagglingSums): Figures {
  const each = (sum: number) => Math.round((1000 * sum) / sums.games) / 1000;
  return {
    games: sums.games,
    endedByRoof: each(sums.roofs),
    rounds: each(sums.rounds),
    decisions: each(sums.decisions),
    offers: each(sums.offers),
    swaps: each(sums.swaps),
    swapsThatRaiseBoth: sums.swaps === 0 ? 1 : sums.raised / sums.swaps,
    mostOffersToOneSeatInATurn: sums.mostAsked,
    winsByTrade: Object.fromEntries(
      Object.entries(sums.winsByTrade).map(([trade, wins]) => [trade, each(wins)]),
    ),
    winsBySeat: sums.winsBySeat.map(each),
    emptyTurns: [sums.emptyTurns.empty, sums.emptyTurns.second, sums.emptyTurns.third].map(
      (count) => Math.round((1000 * count) / sums.emptyTurns.turns) / 1000,
    ),
    longestRunOfEmptyTurns: sums.emptyTurns.longest,
  };
}

function show(figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    console.log(`${name.padEnd(28)}${text}`);
  }
}

await runScript(async () => {
  const { values } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const games = wholeNumber(values.games, 'games', 1);
  const report = ({ games: done }: HagglingSums) => {
    if (done % PROGRESS_INTERVAL === 0) process.stderr.write(`\r${done} of ${games} games`);
    if (done === games) process.stderr.write('\r');
  };
  const options = {
    bots: botsNamed(values.bots),
    seed: values.seed,
    quickStart: values['quick-start'],
    from: wholeNumber(values.first, 'first', 0),
    games,
    report,
  };
  const figures = figuresOf(measureHaggling(options));
  if (values.json) console.log(JSON.stringify(figures));
  else show(figures);
  return 0;
});
