import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,bots,testkit,protocol,server,web,cli,docs}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
    ],
    testTimeout: 60_000,
    // One database server serves the whole run, and ends with it.
    env: { RICHTFEST_TEST_RUN: String(process.pid) },
    // What a table shows moves there first, and a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
});
