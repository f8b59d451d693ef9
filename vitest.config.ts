import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InlineConfig, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.ts';

/** Rules, laws, bots and everything else that is pure. */
const RULES = [
  '{engine,bots,review,testkit,protocol,bench,docs,scripts}/test/**/*.test.ts',
  'games/*/test/**/*.test.ts',
];
const BROWSER = 'web/test/browser/**/*.test.ts';

const ENVIRONMENT = {
  // One database server serves the whole run, and ends with it.
  RICHTFEST_TEST_RUN: String(process.pid),
  // Threads and processes that tests start compile the code once.
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
};

/** Loading the code once for all files of a worker takes a third less work. */
const SHARED = { isolate: false };

/** Node runs the code itself, types stripped; the bundler's module runner takes a quarter more work. */
const NATIVE = { ...SHARED, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** In milliseconds. A long run plays hundreds of times as many games in a test. */
const LONGEST_TEST = process.env['RICHTFEST_LONG'] === '1' ? 3_600_000 : 300_000;

/** For `npm run test:coverage`. */
const SET_UP = process.env['NODE_V8_COVERAGE'] === undefined ? [] : ['scripts/execution/write.ts'];

/** No test is ever repeated: one that fails now and then shows a bug in the product or in itself. */
const suite = (name: string, { include, ...options }: InlineConfig) => ({
  extends: true as const,
  test: {
    name,
    include,
    setupFiles: SET_UP,
    env: { ...ENVIRONMENT, TEST_SUITE: name },
    ...options,
  },
});

export default defineConfig({
  test: {
    // Limits, not waits: a machine under load takes its time. A wait within a test ends earlier and says
    // what it has waited for.
    testTimeout: LONGEST_TEST,
    hookTimeout: LONGEST_TEST,
    expect: { poll: { timeout: 120_000 } },
    // Tests wait for sockets and pages: three workers use two cores fully.
    maxWorkers: 3,
    // The names of laws and scenarios are sentences.
    taskTitleValueFormatTruncate: 200,
    sequence: { sequencer: LongestFirst },
    projects: [
      suite('rules', { include: RULES, ...NATIVE }),
      suite('site', { include: ['web/test/**/*.test.ts'], exclude: [BROWSER], ...SHARED }),
      suite('server', { include: ['server/test/**/*.test.ts'], ...NATIVE }),
      suite('cli', { include: ['cli/test/**/*.test.ts'], ...NATIVE }),
      suite('browser', { include: [BROWSER], ...SHARED }),
    ],
  },
});
