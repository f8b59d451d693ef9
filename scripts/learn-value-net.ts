import { writeFileSync } from 'node:fs';
import { type Net, Random } from '@richtfest/engine';
import { type Example, emptyNet, learn, surprise } from '@richtfest/testkit';
import { NET as pigsNet } from '../games/three-little-pigs/src/turn-values/value-net/net.ts';
import { examplesOf as pigsExamples } from '../games/three-little-pigs/test/learning.ts';
import { NET as ueberdachenNet } from '../games/ueberdachen/src/evaluation/value-net/net.ts';
import { examplesOf as ueberdachenExamples } from '../games/ueberdachen/test/learning.ts';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Trains the value net of a game on games between bots of different tastes, and says
how much the results of other games surprise it.

  node scripts/learn-value-net.ts GAME [options]

  GAME           three-little-pigs or ueberdachen
  --games N      so many games to learn from, and a tenth as many to be tested by (1000)
  --units N      hidden units (as many as the net in use has)
  --passes N     passes through the games (8)
  --seed S       the seed (outlook)
  --write        put the net in the place of the one in use (and format it: npx oxfmt FILE)

A net that replaces the one in use must win more: npx richtfest tournament GAME
--bots expert,greedy,greedy,greedy.

Examples
  node scripts/learn-value-net.ts three-little-pigs --games 12000 --write
  node scripts/learn-value-net.ts ueberdachen`;

/** A game with a value net: how it is learned, and where it lies. */
interface Course {
  readonly examplesOf: (seed: string, number: number) => Example[];
  readonly net: Net;
  readonly file: string;
}

const COURSES: Readonly<Record<string, Course>> = {
  'three-little-pigs': {
    examplesOf: pigsExamples,
    net: pigsNet,
    file: 'games/three-little-pigs/src/turn-values/value-net/net.ts',
  },
  ueberdachen: {
    examplesOf: ueberdachenExamples,
    net: ueberdachenNet,
    file: 'games/ueberdachen/src/evaluation/value-net/net.ts',
  },
};

/** So far a single example moves the net at first; less and less later on. */
const RATE = 0.006;
const EVERY = 10;

const typed = () =>
  readArguments({
    games: { type: 'string', default: '1000' },
    units: { type: 'string' },
    passes: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'outlook' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

function courseOf(names: readonly string[]): Course {
  const [name = '', ...more] = names;
  const course = COURSES[name];
  if (course !== undefined && more.length === 0) return course;
  throw new UsageError(`name one game: ${Object.keys(COURSES).join(' or ')}`);
}

interface Lessons {
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

function gather({ examplesOf }: Course, { seed, from, games }: Lessons): Example[] {
  const examples: Example[] = [];
  for (let number = from; number < from + games; number++) {
    examples.push(...examplesOf(seed, number));
    if (number % EVERY === 0) process.stderr.write(`\rgame ${number}`);
  }
  process.stderr.write('\r');
  return examples;
}

function sourceOf({ linear, hidden, bias, out }: Net, games: number): string {
  const list = (values: ArrayLike<number>) =>
    `[${Array.from(values, (value) => value.toFixed(4)).join(', ')}]`;
  return `import type { Net } from '@richtfest/engine';

/**
 * Learned from ${games.toLocaleString('en')} games: at the start of a turn, who won in the end
 * (scripts/learn-value-net.ts). The order is that of \`featuresOf\`.
 */
export const NET: Net = {
  linear: ${list(linear)},
  hidden: [${hidden.map(list).join(',\n')}],
  bias: ${list(bias)},
  out: ${list(out)},
};
`;
}

/** Who knows nothing takes all seats for equal. */
function surpriseOfNobody(examples: readonly Example[]): number {
  const sum = examples.reduce((total, { wins }) => total + Math.log(wins.length), 0);
  return sum / examples.length;
}

await runScript(async () => {
  const { values, positionals } = typed();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const course = courseOf(positionals);
  const { seed } = values;
  const games = wholeNumber(values.games, 'games', 1);
  const passes = wholeNumber(values.passes, 'passes', 1);
  const units = wholeNumber(values.units ?? String(course.net.out.length), 'units', 1);
  const examples = gather(course, { seed, from: 0, games });
  const others = gather(course, { seed, from: games, games: Math.ceil(games / 10) });
  const [first] = examples;
  if (first === undefined) throw new UsageError('these games had no turns');
  const net = emptyNet(first.features[0]?.length ?? 0, units);
  const random = new Random(4, 5, 6);
  console.log(`nothing known: ${surpriseOfNobody(others).toFixed(4)}`);
  console.log(`the net in use: ${surprise(course.net, others).toFixed(4)}`);
  for (let pass = 0; pass < passes; pass++) {
    learn(net, examples, { rate: RATE * (1 - pass / passes) ** 2, random });
    console.log(`after pass ${pass + 1}: ${surprise(net, others).toFixed(4)}`);
  }
  if (values.write) writeFileSync(course.file, sourceOf(net, games));
  return 0;
});
