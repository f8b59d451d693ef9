import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,bots,testkit,protocol,server,web,cli,bench,docs}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
    ],
    testTimeout: 60_000,
    // What a table shows moves there first, and a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
  },
});
