// The steps of `npm test`. Plain JavaScript for Node 18 and later.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A step: its name, the command, and the folders and files whose content decides the outcome
 * (a step without them is never skipped). A step with `tests` reports what its test runner counted.
 *
 * @typedef {{ name: string, run: string[], reads?: string[], tests?: () => object }} Step
 */

const SOURCES = [
  'engine',
  'games',
  'bots',
  'review',
  'testkit',
  'protocol',
  'server',
  'web',
  'cli',
  'bench',
  'scripts',
  'docs',
];
const CONFIGURATION = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const EVERYTHING = ['.'];
/** The only tests that need the built site. */
const BROWSER = 'web/test/browser';

const check = (name, run, reads = [...SOURCES, ...CONFIGURATION]) => ({ name, run, reads });
const types = (name, project) => ({
  name,
  run: ['tsc', '-p', project],
  reads: [...SOURCES, ...CONFIGURATION, project],
});

const NODE = { name: 'Node 24 runs the tests', run: ['node', 'scripts/check-node.ts'] };
const LINT = check(
  'linted',
  ['oxlint', '--type-aware', '--deny-warnings', '.'],
  [...SOURCES, ...CONFIGURATION, '.oxlintrc.json', 'vitest.config.ts'],
);
const TYPES = [
  types('types of pure code, without DOM and Node', 'tsconfig.pure.json'),
  types('types of everything else', 'tsconfig.json'),
  types('types of the site', 'tsconfig.web.json'),
  types('types of its tests', 'web/tsconfig.json'),
];
const BUILD = check('the site builds', ['node', 'scripts/build-site.ts'], EVERYTHING);
const OTHER_CHECKS = [
  check('formatted', ['oxfmt', '--check', '.'], EVERYTHING),
  check('no dead code, no unused dependency', ['knip'], EVERYTHING),
  check('the arrow between packages', ['node', 'scripts/check-arrow.ts']),
  check('games named in their folders alone', ['node', 'scripts/check-mentions.ts'], EVERYTHING),
  check(
    'no secrets, machine paths or registry addresses',
    ['node', 'scripts/check-clean.ts'],
    EVERYTHING,
  ),
  check('no new use of retired words', ['node', 'scripts/check-words.ts']),
  check('generated files are up to date', ['node', 'scripts/generate.ts', '--check']),
];

/** Parts of paths: the engine, and of each game its laws, scenarios and recorded matches. */
const RULES_AND_LAWS = ['engine/test', 'testkit/test', 'conformance', 'scenarios', 'checks'];

/** Groups of steps; those of a group may run at the same time. */
export function stepsFor({ folders, isQuick, isLong }, scratch) {
  if (folders.length > 0) {
    const hasBrowser = folders.some(
      (folder) => isInside(folder, BROWSER) || isInside(BROWSER, folder),
    );
    return [[NODE, ...(hasBrowser ? [BUILD] : [])], [tests(folders, scratch)]];
  }
  if (isQuick) {
    return [[NODE, LINT, ...TYPES], [tests(RULES_AND_LAWS, scratch)]];
  }
  const checks = [NODE, LINT, BUILD, ...TYPES, ...OTHER_CHECKS];
  // A sample of mutants runs on one core, the checks on the other.
  if (!isLong) return [[mutants(isLong), ...checks], [tests([], scratch)]];
  return [checks, [tests([], scratch)], [mutants(isLong)]];
}

function tests(words, scratch) {
  return {
    name: 'tests',
    run: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=./scripts/testing/report.ts',
      ...words,
    ],
    tests: () => readReport(join(scratch, 'tests.json')),
  };
}

function mutants(isLong) {
  return {
    name: 'mutants of the rules are noticed',
    run: ['node', 'scripts/mutants.ts', ...(isLong ? [] : ['--sample', '12'])],
    reads: ['engine', 'games', 'testkit', 'scripts', ...CONFIGURATION],
  };
}

/** What the test runner counted; nothing if it did not finish. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failures: [], suites: [] };
  }
}

function isInside(path, folder) {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
