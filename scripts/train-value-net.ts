import { existsSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type Net, Random } from '@richtfest/engine';
import { type Example, initialNet, train, crossEntropy } from '@richtfest/testkit';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Trains a game's value net on games between bots with different weights and prints its
cross-entropy on other games.

  node scripts/train-value-net.ts GAME [options]

  GAME           a game with test/learning.ts
  --games N      training games; a tenth as many are played for validation (1000)
  --units N      hidden units (as many as the current net has)
  --passes N     epochs (8)
  --seed S       the seed (outlook)
  --write        replace the current net (then format it: npx oxfmt FILE)

A new net must win more than the current one: npx richtfest tournament GAME
--bots expert,greedy,greedy,greedy.

Example
  node scripts/train-value-net.ts GAME --games 12000 --write`;

/** What `games/GAME/test/learning.ts` exports: training data, the net and the file of the net. */
interface Trainee {
  readonly examplesOf: (seed: string, number: number) => Example[];
  readonly net: Net;
  readonly netFile: URL;
}

/** The initial learning rate; it decays to 0. */
const RATE = 0.006;
const PROGRESS_INTERVAL = 10;

const readOptions = () =>
  readArguments({
    games: { type: 'string', default: '1000' },
    units: { type: 'string' },
    passes: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'outlook' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

async function traineeOf(names: readonly string[]): Promise<Trainee> {
  const games = await trainable();
  const [name = '', ...more] = names;
  if (!games.includes(name) || more.length > 0) {
    throw new UsageError(`name one game: ${games.join(' or ')}`);
  }
  return (await import(learningFile(name).href)) as Trainee;
}

function learningFile(game: string): URL {
  return new URL(`../games/${game}/test/learning.ts`, import.meta.url);
}

async function trainable(): Promise<string[]> {
  const games = await readdir(new URL('../games/', import.meta.url));
  return games.filter((game) => existsSync(learningFile(game)));
}

interface GameRange {
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

function gather({ examplesOf }: Trainee, { seed, from, games }: GameRange): Example[] {
  const examples: Example[] = [];
  for (let number = from; number < from + games; number++) {
    examples.push(...examplesOf(seed, number));
    if (number % PROGRESS_INTERVAL === 0) process.stderr.write(`\rgame ${number}`);
  }
  process.stderr.write('\r');
  return examples;
}

function sourceOf({ linear, hidden, bias, out }: Net, games: number): string {
  const list = (values: ArrayLike<number>) =>
    `[${Array.from(values, (value) => value.toFixed(4)).join(', ')}]`;
  return `import type { Net } from '@richtfest/engine';

/**
 * Trained on ${games.toLocaleString('en')} games: positions at the start of a turn and their winners
 * (scripts/train-value-net.ts). The order is that of \`featuresOf\`.
 */
export const NET: Net = {
  linear: ${list(linear)},
  hidden: [${hidden.map(list).join(',\n')}],
  bias: ${list(bias)},
  out: ${list(out)},
};
`;
}

/** The cross-entropy of rating all seats equal. */
function baselineLoss(examples: readonly Example[]): number {
  const sum = examples.reduce((total, { wins }) => total + Math.log(wins.length), 0);
  return sum / examples.length;
}

await runScript(async () => {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const trainee = await traineeOf(positionals);
  const { seed } = values;
  const games = wholeNumber(values.games, 'games', 1);
  const passes = wholeNumber(values.passes, 'passes', 1);
  const units = wholeNumber(values.units ?? String(trainee.net.out.length), 'units', 1);
  const examples = gather(trainee, { seed, from: 0, games });
  const validation = gather(trainee, { seed, from: games, games: Math.ceil(games / 10) });
  const [first] = examples;
  if (first === undefined) throw new UsageError('these games have no turns');
  const net = initialNet(first.features[0]?.length ?? 0, units);
  const random = new Random(4, 5, 6);
  console.log(`baseline: ${baselineLoss(validation).toFixed(4)}`);
  console.log(`current net: ${crossEntropy(trainee.net, validation).toFixed(4)}`);
  for (let pass = 0; pass < passes; pass++) {
    train(net, examples, { rate: RATE * (1 - pass / passes) ** 2, random });
    console.log(`after epoch ${pass + 1}: ${crossEntropy(net, validation).toFixed(4)}`);
  }
  if (values.write) writeFileSync(trainee.netFile, sourceOf(net, games));
  return 0;
});
