// A server of its own process, to be killed. It prints its address.
import { flushCompileCache } from 'node:module';
import { serve } from '../../src/index.ts';
import { fixedSecrets } from './fixed-secrets.ts';
import { seedOfQuestion } from './seed-of-question.ts';

const [place = '', botPause = '1'] = process.argv.slice(2);
const many = 1_000_000;
await serve({
  port: 0,
  host: '127.0.0.1',
  ...(place.includes('://') ? { databaseUrl: place } : { dataDir: place }),
  botPause: Number(botPause),
  bots: { seedOf: seedOfQuestion },
  newSecret: fixedSecrets(),
  limits: {
    messagesPerSecond: many,
    messagesAtOnce: many,
    requestsPerMinute: many,
    tablesPerMinute: many,
  },
});
// A killed process would not keep what it compiled for the next one.
flushCompileCache();
// Nor would it write what it has executed (npm run test:coverage).
if (process.env['NODE_V8_COVERAGE'] !== undefined) {
  const { writeExecution } = await import('../../../scripts/execution/write-execution.ts');
  setInterval(writeExecution, 500).unref();
}
