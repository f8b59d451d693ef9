import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Real browsers, sockets and programs: a busy machine can keep them waiting once. */
const REAL = ['{web/test/browser,server/test,cli/test}/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    env: {
      // One database server serves the whole run, and ends with it.
      RICHTFEST_TEST_RUN: String(process.pid),
      // Threads and processes that tests start compile the code once.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    },
    // What a table shows moves there first, and a busy machine takes its time.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [
            '{engine,bots,testkit,protocol,web,bench,docs}/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
          ],
          exclude: REAL,
        },
      },
      {
        extends: true,
        // `npm test` names every test that needed another try.
        test: { name: 'real', include: REAL, testTimeout: 120_000, retry: 2 },
      },
    ],
  },
});
