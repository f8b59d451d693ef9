// Runs tests repeatedly under load: npm run test:stress
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  --ledger FILE  add to the results in this file after each run, and stop when it has N runs: to
                 continue after an interruption, or to run in pieces
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

interface StressResult {
  runs: number;
  /** Counted once for each run. */
  tests: number;
  seconds: number;
  readonly failures: Failure[];
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

async function stress(options: StressOptions, result: StressResult): Promise<void> {
  const tools = await ensureTools({ isQuick: false });
  if (needsSite(options.folders)) await buildSite();
  for (let count = 0; count < options.load; count++) groups.start(['-e', 'for (;;);']);
  while (result.runs < options.runs) {
    const started = performance.now();
    const { passed, failures } = await runOnce(options, tools);
    const seconds = Math.round((performance.now() - started) / 1000);
    add(result, { passed, failures, seconds });
    if (options.ledger !== undefined) writeLedger(options.ledger, result);
    console.error(
      `run ${result.runs} of ${options.runs}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
    );
  }
}

function add(
  result: StressResult,
  { passed, failures, seconds }: Pick<TestReport, 'passed' | 'failures'> & { seconds: number },
): void {
  result.runs++;
  result.seconds += seconds;
  result.tests += passed + failures.length;
  for (const failure of failures) {
    const [test = '', ...error] = failure.split('\n');
    const known = result.failures.find((each) => each.test === test);
    if (known === undefined) result.failures.push({ test, times: 1, error: error.join('\n') });
    else Object.assign(known, { times: known.times + 1, error: error.join('\n') });
  }
}

function readLedger(file: string | undefined): StressResult {
  if (file === undefined || !existsSync(file)) {
    return { runs: 0, tests: 0, seconds: 0, failures: [] };
  }
  return JSON.parse(readFileSync(file, 'utf8')) as StressResult;
}

/** An interruption leaves the old file or the new one. */
function writeLedger(file: string, result: StressResult): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(result, undefined, 2)}\n`);
  renameSync(`${file}.new`, file);
}

async function buildSite(): Promise<void> {
  const child = groups.start([join(root, 'scripts', 'build-site.ts')]);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The site does not build; see npx node scripts/build-site.ts.');
}

function print(result: StressResult, isJson: boolean): void {
  const { runs, tests, seconds, failures } = result;
  if (isJson) return console.log(JSON.stringify(result, undefined, 2));
  for (const { test, times, error } of failures)
    console.log(`${times} of ${runs}  ${test}\n${error}`);
  console.log(
    `${runs} runs, ${tests} tests, ${failures.length} of them failed at least once (${seconds} s).`,
  );
}

async function main(): Promise<number> {
  const given = readOptions();
  if (given.values.help) {
    console.log(HELP);
    return 0;
  }
  const options = optionsFrom(given);
  const result = readLedger(options.ledger);
  const interrupted = new Promise<boolean>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve(true));
  });
  let isInterrupted = false;
  try {
    isInterrupted = await Promise.race([stress(options, result).then(() => false), interrupted]);
  } finally {
    await groups.stop();
  }
  print(result, given.values.json);
  // What was interrupted must not go on.
  if (isInterrupted) process.exit(130);
  return result.failures.length === 0 ? 0 : 1;
}

await runScript(main);
