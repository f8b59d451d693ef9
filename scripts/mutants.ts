import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nearest } from '@richtfest/engine';
import { type Mutant, mutantsOf } from './mutants/mutate.ts';
import { Ledger, stampOf } from './mutants/ledger.ts';
import { type Plan, report } from './mutants/report.ts';
import { type Verdict, judgeAll } from './mutants/run.ts';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Changes the rules of a game in one place at a time and checks that its tests fail.

  npm run test:mutants [-- GAME …] [options]

  --only FILE    only mutants of this file in games/GAME/src (with one game)
  --sample N     only N of all mutants of a game, evenly spread
  --jobs N       parallel processes (2)
  --list         print the mutants without running them
  --again        test mutants whose verdict is known again
  --json         print the verdicts as JSON

Default: all games. An interrupted run continues where it was, unless the game or its tests have changed. Survivors need a reason in games/GAME/test/mutants.json.`;

/** Files without rules: texts, pictures, notation, evaluation, puzzles, types. */
const LEFT_OUT =
  /^(texts\/|picture|view-schema|notation\/|evaluation|abstraction\/|candidate-moves|turn-values\/|bot-levels|bots\.ts|chances|index\.ts|types\.ts|rules\.ts|events\.ts|reasons\.ts|move-reasons|puzzles)/;

const readOptions = () =>
  readArguments({
    only: { type: 'string' },
    sample: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

/** In seconds of processor time. */
const LONGEST_SUITE = 120;

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const GAMES = `${ROOT}games/`;
const LEDGERS = `${ROOT}node_modules/.cache/mutants/verdicts/`;

/** The named games, or all that have a mutation suite. */
function gamesToTest(names: readonly string[]): readonly string[] {
  const known = readdirSync(GAMES).filter((name) =>
    existsSync(`${GAMES}${name}/test/mutation-suite.ts`),
  );
  for (const id of names) {
    if (known.includes(id)) continue;
    const meant = nearest(id, known);
    const hint =
      meant === undefined ? `Known are: ${known.join(', ')}.` : `Did you mean “${meant}”?`;
    throw new UsageError(`There is no game “${id}” with a mutation suite. ${hint}`);
  }
  return names.length > 0 ? names : known;
}

function collect(root: string, only: string | undefined): Mutant[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name))
    .sort();
  if (only !== undefined && !files.includes(only)) {
    throw new UsageError(`There is no rules file “${only}”. There are: ${files.join(', ')}.`);
  }
  return files
    .filter((name) => only === undefined || name === only)
    .flatMap((name) => mutantsOf(name, readFileSync(`${root}/${name}`, 'utf8')));
}

function spread(mutants: readonly Mutant[], sample: number | undefined): Mutant[] {
  if (sample === undefined || sample >= mutants.length) return [...mutants];
  return Array.from(
    { length: sample },
    (_, at) => mutants[Math.floor((at * mutants.length) / sample)] as Mutant,
  );
}

function progress(): (verdict: Verdict, total: number) => void {
  const started = performance.now();
  let done = 0;
  let survived = 0;
  return ({ fate }, total) => {
    done++;
    if (fate === 'survived') survived++;
    const isLast = done === total;
    if (!process.stderr.isTTY && done % 100 !== 0 && !isLast) return;
    const left = Math.round(((performance.now() - started) / done / 1000) * (total - done));
    const line = `${done} of ${total} mutants, ${survived} survived, ${left} s left`;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${isLast ? '' : line}` : `${line}\n`);
  };
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const games = gamesToTest(positionals);
  if (values.only !== undefined && games.length > 1) {
    throw new UsageError('--only FILE needs the game whose file it is.');
  }
  const plans = games.map((game) => planFor(game, values));
  if (values.list) {
    for (const { game, mutants } of plans)
      for (const { file, line, id } of mutants) console.log(`${game}/${file}:${line}  ${id}`);
    return 0;
  }
  const { json: isJson, again: isRepeated } = values;
  return testGames(plans, { jobs: wholeNumber(values.jobs, 'jobs', 1), isJson, isRepeated });
}

function planFor(game: string, values: ReturnType<typeof readOptions>['values']): Plan {
  const folder = `${GAMES}${game}`;
  const all = collect(`${folder}/src`, undefined);
  const chosen = values.only === undefined ? all : collect(`${folder}/src`, values.only);
  const sample = values.sample === undefined ? undefined : wholeNumber(values.sample, 'sample', 1);
  const existing = new Set(all.map(({ id }) => id));
  return { game, folder, mutants: spread(chosen, sample), existing };
}

/** Keeps the verdicts about a game until something changes that could decide them. */
function ledgerOf(game: string): Ledger {
  const folders = [`games/${game}`, 'engine', 'bots', 'testkit', 'scripts/mutants'];
  const stamp = stampOf(ROOT, folders, [`games/${game}/test/mutants.json`]);
  return new Ledger(`${LEDGERS}${game}.jsonl`, stamp);
}

interface RunOptions {
  readonly jobs: number;
  readonly isJson: boolean;
  readonly isRepeated: boolean;
}

/**
 * Returns 0 if every mutant was killed or has a reason to survive. The games share the processes,
 * so that none is idle while another waits for a mutant that never ends.
 */
async function testGames(
  plans: readonly Plan[],
  { jobs, isJson, isRepeated }: RunOptions,
): Promise<number> {
  const targets = plans.map(({ folder }) => ({
    root: `${folder}/src`,
    suite: `${folder}/test/mutation-suite.ts`,
  }));
  const unchanged = await judgeAll(
    targets.map((target) => ({
      mutant: undefined,
      options: { ...target, cpuSeconds: LONGEST_SUITE },
    })),
    { jobs },
  );
  const failing = unchanged.findIndex(({ fate }) => fate !== 'survived');
  if (failing >= 0) {
    const { game } = plans[failing] as Plan;
    const { by } = unchanged[failing] as Verdict;
    console.error(`${game}: the tests fail for the unchanged rules: ${by}`);
    return 2;
  }
  const trials = plans.map(({ game, mutants }, at) => {
    const cpuSeconds = 1 + (unchanged[at]?.cpuSeconds ?? 0) * 3;
    const options = { ...(targets[at] as (typeof targets)[number]), cpuSeconds };
    const ledger = ledgerOf(game);
    return mutants.map((mutant) => ({ mutant, options, ledger }));
  });
  const verdicts = await judgeAll(trials.flat(), { jobs, isRepeated }, progress());
  const outcomes = plans.map((plan) =>
    report(plan, verdicts.splice(0, plan.mutants.length), isJson),
  );
  return Math.max(...outcomes);
}

await runScript(main);
