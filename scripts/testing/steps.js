// The steps of `npm test`. Plain JavaScript for Node 18 and later.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../installation.js';

/**
 * A step: its name, the command, and the folders and files whose content decides the outcome
 * (a step without them is never skipped). A step with `tests` reports what its test runner counted.
 * What a step with `hasProgress` writes to standard error is passed on at once; `environment` is
 * added to that of all steps.
 *
 * @typedef {{ name: string, run: string[], reads?: string[], tests?: () => object, hasProgress?: boolean, environment?: Record<string, string> }} Step
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
/** Compiler and linter end after seconds: collecting less garbage saves them a third of the work. */
const SHORT_LIVED = { GOGC: '400' };
const types = (name, project) => ({
  name,
  // Several checkers in one process would check much twice. Other steps use the other cores.
  run: ['tsc', '-p', project, '--checkers', '1'],
  reads: [...SOURCES, ...CONFIGURATION, project],
  environment: SHORT_LIVED,
});

const NODE = { name: 'Node 24 runs the tests', run: ['node', 'scripts/check-node.ts'] };
const LINT = {
  ...check(
    'linted',
    ['oxlint', '--type-aware', '--deny-warnings', '.'],
    [...SOURCES, ...CONFIGURATION, '.oxlintrc.json', 'vitest.config.ts'],
  ),
  environment: SHORT_LIVED,
};
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

/** Suites of `vitest.config.ts`. */
const SUITES = ['rules', 'site', 'server', 'cli', 'browser'];
/** Games whose rules are broken on purpose. */
const MUTATED = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'test', 'mutation-suite.ts')),
);

/** The parts of a long run, each of which can run by itself. */
export const LONG_PARTS = ['checks', ...SUITES, ...MUTATED.map((game) => `mutants-${game}`)];

/** Groups of steps; those of a group may run at the same time. */
export function stepsFor({ folders, parts, isQuick, isLong, maySkip }, scratch) {
  if (folders.length > 0) {
    return [[NODE, ...(needsSite(folders) ? [BUILD] : [])], [tests(folders, scratch)]];
  }
  if (isQuick) {
    return [[NODE, LINT, ...TYPES], [tests(RULES_AND_LAWS, scratch)]];
  }
  const again = maySkip ? [] : ['--again'];
  const checks = [NODE, LINT, BUILD, ...TYPES, ...OTHER_CHECKS];
  if (isLong) {
    const isChosen = (part) => parts.length === 0 || parts.includes(part);
    return LONG_PARTS.filter(isChosen).flatMap((part) =>
      longPart(part, { checks, scratch, again }),
    );
  }
  // A sample of mutants runs on one core, the checks on the other.
  return [
    [mutants('mutants of the rules are noticed', ['--sample', '12', ...again]), ...checks],
    [tests([], scratch)],
  ];
}

/** One after the other, so that each has the whole machine. */
function longPart(part, { checks, scratch, again }) {
  if (part === 'checks') return [checks];
  if (SUITES.includes(part)) {
    const suite = { ...tests(['--project', part], scratch), name: `long tests: ${part}` };
    const step = { ...suite, reads: EVERYTHING, hasProgress: true };
    return part === 'browser' ? [[BUILD], [step]] : [[step]];
  }
  const game = part.replace('mutants-', '');
  return [
    [{ ...mutants(`every mutant of ${game} is noticed`, [game, ...again]), hasProgress: true }],
  ];
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

function mutants(name, words) {
  return {
    name,
    run: ['node', 'scripts/mutants.ts', ...words],
    reads: ['engine', 'games', 'testkit', 'scripts', ...CONFIGURATION],
  };
}

/** What the test runner counted; nothing if it did not finish. */
function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    // The next step writes its own.
    rmSync(file);
    return report;
  } catch {
    return { passed: 0, failures: [], suites: [] };
  }
}

/** Whether there are browser tests in one of these folders. */
export function needsSite(folders) {
  return folders.some((folder) => isInside(folder, BROWSER) || isInside(BROWSER, folder));
}

function isInside(path, folder) {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}
