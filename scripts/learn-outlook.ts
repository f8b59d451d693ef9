import { writeFileSync } from 'node:fs';
import { Random } from '@richtfest/engine';
import {
  type Example,
  type Net,
  emptyNet,
  examplesOf,
  knownNet,
  learn,
  surprise,
} from '../games/ueberdachen/test/learning.ts';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Learns what the start of a turn promises in Überdachen from games between greedy bots of
different tastes, and says how much the results of other games surprise it.

  node scripts/learn-outlook.ts [options]

  --games N      so many games to learn from, and a tenth as many to be tested by (1000)
  --units N      hidden units (8)
  --passes N     passes through the games (6)
  --seed S       the seed (outlook)
  --out FILE     write the net there, in the form of games/ueberdachen/src/evaluation/outlook/net.ts

A net that is to replace the one in use must win more: npx richtfest tournament ueberdachen
--bots expert,greedy,greedy,greedy.`;

/** So far a single example moves the net at first. */
const RATE = 0.004;
const EVERY = 10;

const typed = () =>
  readArguments({
    games: { type: 'string', default: '1000' },
    units: { type: 'string', default: '8' },
    passes: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'outlook' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  });

function gather(seed: string, from: number, games: number): Example[] {
  const examples: Example[] = [];
  for (let number = from; number < from + games; number++) {
    examples.push(...examplesOf(seed, number));
    if (number % EVERY === 0) process.stderr.write(`\rgame ${number}`);
  }
  process.stderr.write('\r');
  return examples;
}

function sourceOf({ linear, hidden, bias, out }: Net): string {
  const list = (values: Float64Array) =>
    `[${[...values].map((value) => value.toFixed(4)).join(', ')}]`;
  return `export const LINEAR: readonly number[] = ${list(linear)};

/** One row for each hidden unit. */
export const HIDDEN: readonly (readonly number[])[] = [${hidden.map(list).join(',\n')}];

export const BIAS: readonly number[] = ${list(bias)};

export const OUT: readonly number[] = ${list(out)};
`;
}

await runScript(async () => {
  const { values } = typed();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const games = wholeNumber(values.games, 'games', 1);
  const passes = wholeNumber(values.passes, 'passes', 1);
  const examples = gather(values.seed, 0, games);
  const others = gather(values.seed, games, Math.ceil(games / 10));
  const [first] = examples;
  if (first === undefined) throw new UsageError('these games had no turns');
  const net = emptyNet(first.features[0]?.length ?? 0, wholeNumber(values.units, 'units', 1));
  const random = new Random(4, 5, 6);
  console.log(`nothing known: ${Math.log(4).toFixed(4)}`);
  console.log(`the net in use: ${surprise(knownNet(), others).toFixed(4)}`);
  for (let pass = 0; pass < passes; pass++) {
    learn(net, examples, { rate: RATE * (1 - pass / passes), random });
    console.log(`after pass ${pass + 1}: ${surprise(net, others).toFixed(4)}`);
  }
  if (values.out !== undefined) writeFileSync(values.out, sourceOf(net));
  return 0;
});
