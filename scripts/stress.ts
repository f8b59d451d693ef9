// Runs tests repeatedly under load: npm run test:stress
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedEnvironment, root } from './installation.js';
import { ProcessGroups } from './process-groups.ts';
import type { TestReport } from './testing/report.ts';
import { needsSite } from './testing/steps.js';
import { ensureTools } from './testing/tools.js';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Runs tests many times under load and prints how often each of them failed.

  npm run test:stress [-- FOLDER …] [options]

  --runs N       the number of runs (30)
  --ledger FILE  add a line with its commit to this file after each run, and stop when it has N runs of
                 these folders: to continue after an interruption, or to run in pieces
  --load N       processes that load the CPU meanwhile (2)
  --throttle N   CPU throttling of the browsers (4)
  --json         print the result as JSON
  --help         print this

Default: the browser, server and command-line suites. Ctrl-C prints the results so far. Exits with
code 1 if any test failed.`;

const SUITES = ['web/test/browser', 'server/test', 'cli/test'];
const VITEST = join(root, 'node_modules', 'vitest', 'vitest.mjs');

interface StressOptions {
  readonly folders: readonly string[];
  readonly runs: number;
  readonly load: number;
  readonly throttle: number;
  readonly ledger: string | undefined;
}

/** One run, a line of the ledger. */
interface StressRun {
  readonly commit: string;
  readonly load: number;
  readonly throttle: number;
  readonly folders: readonly string[];
  readonly tests: number;
  readonly seconds: number;
  /** A line with the test's name, then its error. */
  readonly failures: readonly string[];
}

/** How often a test failed, and its last error. */
interface Failure {
  readonly test: string;
  times: number;
  error: string;
}

const readOptions = () =>
  readArguments({
    runs: { type: 'string', default: '30' },
    load: { type: 'string', default: '2' },
    throttle: { type: 'string', default: '4' },
    ledger: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

function optionsFrom({ values, positionals }: ReturnType<typeof readOptions>): StressOptions {
  const missing = positionals.find((folder) => !existsSync(join(root, folder)));
  if (missing !== undefined) throw new UsageError(`There is no folder or file “${missing}”.`);
  return {
    folders: positionals.length > 0 ? positionals : SUITES,
    runs: wholeNumber(values.runs, 'runs', 1),
    load: wholeNumber(values.load, 'load', 0),
    throttle: wholeNumber(values.throttle, 'throttle', 1),
    ledger: values.ledger,
  };
}

/** Test runners start workers, and workers start servers: none must outlive this process. */
const groups = new ProcessGroups();

/** Runs the tests once and returns the report; throws if the test runner did not finish. */
async function runOnce({ folders, throttle }: StressOptions, tools: object): Promise<TestReport> {
  const scratch = mkdtempSync(join(tmpdir(), 'richtfest-stress-'));
  const env = {
    ...pinnedEnvironment(),
    ...tools,
    NO_COLOR: '1',
    TEST_SCRATCH: scratch,
    RICHTFEST_THROTTLE: String(throttle),
  };
  try {
    const args = [VITEST, 'run', '--reporter=./scripts/testing/report.ts', ...folders];
    const child = groups.start(args, env);
    await new Promise((resolve) => child.once('exit', resolve));
    return JSON.parse(readFileSync(join(scratch, 'tests.json'), 'utf8')) as TestReport;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function stress(options: StressOptions, runs: StressRun[]): Promise<void> {
  if (runs.length >= options.runs) return;
  const tools = await ensureTools({ isQuick: false });
  if (needsSite(options.folders)) await buildSite();
  const { load, throttle, folders, ledger } = options;
  const commit = commitNow();
  for (let count = 0; count < load; count++) groups.start(['-e', 'for (;;);']);
  while (runs.length < options.runs) {
    const started = performance.now();
    const { passed, failures } = await runOnce(options, tools);
    const seconds = Math.round((performance.now() - started) / 1000);
    const tests = passed + failures.length;
    const run = { commit, load, throttle, folders, tests, seconds, failures };
    runs.push(run);
    if (ledger !== undefined) appendFileSync(ledger, `${JSON.stringify(run)}\n`);
    console.error(
      `run ${runs.length} of ${options.runs}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
    );
  }
}

/** Marked with a plus if files have changed since. */
function commitNow(): string {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? '+' : ''}`;
}

function failuresOf(runs: readonly StressRun[]): Failure[] {
  const found = new Map<string, Failure>();
  for (const failure of runs.flatMap(({ failures }) => failures)) {
    const [test = '', ...error] = failure.split('\n');
    const times = (found.get(test)?.times ?? 0) + 1;
    found.set(test, { test, times, error: error.join('\n') });
  }
  return [...found.values()];
}

/** Earlier runs of the same tests. */
function readLedger({ ledger, folders }: StressOptions): StressRun[] {
  if (ledger === undefined || !existsSync(ledger)) return [];
  const lines = readFileSync(ledger, 'utf8').split('\n');
  const runs = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as StressRun);
  return runs.filter((run) => run.folders.join() === folders.join());
}

async function buildSite(): Promise<void> {
  const child = groups.start([join(root, 'scripts', 'build-site.ts')]);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The site does not build; see npx node scripts/build-site.ts.');
}

function print(runs: readonly StressRun[], isJson: boolean): void {
  const failures = failuresOf(runs);
  const sum = (count: (run: StressRun) => number) =>
    runs.reduce((total, run) => total + count(run), 0);
  const [tests, seconds] = [sum((run) => run.tests), sum((run) => run.seconds)];
  if (isJson) {
    return console.log(
      JSON.stringify({ runs: runs.length, tests, seconds, failures }, undefined, 2),
    );
  }
  for (const { test, times, error } of failures)
    console.log(`${times} of ${runs.length}  ${test}\n${error}`);
  console.log(
    `${runs.length} runs, ${tests} tests, ${failures.length} of them failed at least once (${seconds} s).`,
  );
}

async function main(): Promise<number> {
  const given = readOptions();
  if (given.values.help) {
    console.log(HELP);
    return 0;
  }
  const options = optionsFrom(given);
  const runs = readLedger(options);
  const interrupted = new Promise<boolean>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(true));
  });
  let isInterrupted = false;
  try {
    isInterrupted = await Promise.race([stress(options, runs).then(() => false), interrupted]);
  } finally {
    await groups.stop();
  }
  print(runs, given.values.json);
  // What was interrupted must not go on.
  if (isInterrupted) process.exit(130);
  return runs.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

await runScript(main);
