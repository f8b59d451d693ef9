// Runs tests repeatedly under load: npm run test:stress
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedEnvironment, root } from './installation.js';
import { ProcessGroups } from './process-groups.ts';
import type { TestReport } from './testing/report.ts';
import { ensureTools } from './testing/tools.js';
import { UsageError, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Runs tests many times under load and prints how often each of them failed.

  npm run test:stress [-- FOLDER …] [options]

  --runs N       the number of runs (30)
  --busy N       processes that load the CPU meanwhile (2)
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
  readonly busy: number;
  readonly throttle: number;
}

interface StressResult {
  runs: number;
  /** Counted once for each run. */
  tests: number;
  /** How often each test failed, and its last error. */
  readonly failures: Map<string, { times: number; error: string }>;
}

const readOptions = () =>
  readArguments({
    runs: { type: 'string', default: '30' },
    busy: { type: 'string', default: '2' },
    throttle: { type: 'string', default: '4' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

function optionsFrom({ values, positionals }: ReturnType<typeof readOptions>): StressOptions {
  const missing = positionals.find((folder) => !existsSync(join(root, folder)));
  if (missing !== undefined) throw new UsageError(`There is no folder or file “${missing}”.`);
  return {
    folders: positionals.length > 0 ? positionals : SUITES,
    runs: wholeNumber(values.runs, 'runs', 1),
    busy: wholeNumber(values.busy, 'busy', 0),
    throttle: wholeNumber(values.throttle, 'throttle', 1),
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
  await buildSite();
  for (let count = 0; count < options.busy; count++) groups.start(['-e', 'for (;;);']);
  while (result.runs < options.runs) {
    const started = performance.now();
    const { passed, failures } = await runOnce(options, tools);
    result.runs++;
    result.tests += passed + failures.length;
    for (const failure of failures) {
      const [name = '', ...error] = failure.split('\n');
      const times = (result.failures.get(name)?.times ?? 0) + 1;
      result.failures.set(name, { times, error: error.join('\n') });
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    console.error(
      `run ${result.runs} of ${options.runs}: ${passed} passed, ${failures.length} failed (${seconds} s)`,
    );
  }
}

async function buildSite(): Promise<void> {
  const child = groups.start([join(root, 'scripts', 'build-site.ts')]);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The site does not build; see npx node scripts/build-site.ts.');
}

function print({ runs, tests, failures }: StressResult, isJson: boolean): void {
  const rows = [...failures].map(([test, failure]) => ({ test, ...failure }));
  if (isJson) return console.log(JSON.stringify({ runs, tests, failures: rows }, undefined, 2));
  for (const { test, times, error } of rows) console.log(`${times} of ${runs}  ${test}\n${error}`);
  console.log(`${runs} runs, ${tests} tests, ${rows.length} of them failed at least once.`);
}

async function main(): Promise<number> {
  const given = readOptions();
  if (given.values.help) {
    console.log(HELP);
    return 0;
  }
  const options = optionsFrom(given);
  const result: StressResult = { runs: 0, tests: 0, failures: new Map() };
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
  return result.failures.size === 0 ? 0 : 1;
}

await runScript(main);
