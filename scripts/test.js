// `npm test`: every check and every suite, one line each, and one closing line.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumAdvice, ensureHeadlessChromium } from './chromium.js';
import { ensureInstalled, pinnedEnvironment, pinnedNode, root } from './installation.js';
import { ensurePostgres, postgresAdvice } from './postgres.js';
import { ensurePython, pythonAdvice } from './python.js';
import { ensureStrace, straceAdvice } from './strace.js';

const isLong = process.argv.includes('--long');
ensureInstalled();
const chromium = (await ensureHeadlessChromium()) ?? giveUp(chromiumAdvice);
const python = ensurePython() ?? giveUp(pythonAdvice);
const postgres = ensurePostgres() ?? giveUp(postgresAdvice);
const strace = ensureStrace() ?? giveUp(straceAdvice);
const scratch = mkdtempSync(join(tmpdir(), 'richtfest-test-'));
const report = join(scratch, 'tests.json');

const steps = [
  { name: 'Node 24 runs the tests', run: ['node', 'scripts/check-node.ts'] },
  { name: 'formatted', run: ['oxfmt', '--check', '.'] },
  { name: 'linted', run: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'types of pure code, without DOM and Node', run: ['tsc', '-p', 'tsconfig.pure.json'] },
  { name: 'types of everything else', run: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the site', run: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of its tests', run: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'no dead code, no unused dependency', run: ['knip'] },
  { name: 'the arrow between packages', run: ['node', 'scripts/check-arrow.ts'] },
  {
    name: 'no secrets, machine paths or registry addresses',
    run: ['node', 'scripts/check-clean.ts'],
  },
  { name: 'generated files are up to date', run: ['node', 'scripts/generate.ts', '--check'] },
  { name: 'the site builds', run: ['vite', 'build', 'web', '--logLevel', 'warn'] },
  {
    name: 'unit, rule, law, fuzz, command-line, server and browser tests',
    run: ['vitest', 'run', '--reporter=default', '--reporter=./scripts/test-report.ts'],
    tests: readTests,
  },
  {
    name: 'mutants of the rules are noticed',
    run: ['node', 'scripts/mutants.ts', ...(isLong ? [] : ['--sample', '12'])],
  },
];

let passed = 0;
let failed = 0;
let current;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    current?.kill(signal);
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
}
try {
  for (const step of steps) await runStep(step);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);

function giveUp(advice) {
  process.stderr.write(`${advice}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

async function runStep({ name, run, tests }) {
  const start = Date.now();
  const { status, output } = await execute(run);
  const isGood = status === 0;
  const counted = tests?.() ?? { passed: isGood ? 1 : 0, failures: isGood ? [] : [output] };
  if (!isGood && counted.failures.length === 0) counted.failures.push(output);
  const count = { passed: counted.passed, failed: counted.failures.length };
  passed += count.passed;
  failed += count.failed;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const share = tests === undefined ? '' : `, ${count.passed} of ${count.passed + count.failed}`;
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s${share})\n`);
  for (const failure of counted.failures) process.stdout.write(`${failure.trimEnd()}\n`);
  for (const test of counted.triedAgain ?? []) {
    process.stdout.write(`note  passed only after another try: ${test}\n`);
  }
}

function execute([tool, ...args]) {
  const command = tool === 'node' ? pinnedNode : join(root, 'node_modules', '.bin', tool);
  const env = {
    ...pinnedEnvironment(),
    NO_COLOR: '1',
    CHROMIUM: chromium,
    PYTHON: python,
    TEST_REPORT: report,
    // The step before has built it; nobody needs to build it again.
    BUILT_SITE: join(root, 'web', 'dist'),
    POSTGRES_BIN: postgres,
    STRACE: strace,
    ...(isLong ? { RICHTFEST_LONG: '1' } : {}),
  };
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    current = child;
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** What the test runner itself counted; nothing, where it did not come to its end. */
function readTests() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { passed: 0, failures: [] };
  }
}
