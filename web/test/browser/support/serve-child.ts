// The real server in its own process, which tests kill. Configured by DATA_DIR, WEB_ROOT and PORT.
import { flushCompileCache } from 'node:module';
import { serve } from '@richtfest/server';
import { fixedSecrets } from '../../../../server/test/support/fixed-secrets.ts';
import { seedOfQuestion } from '../../../../server/test/support/seed-of-question.ts';

const MANY = 100_000;

await serve({
  host: '127.0.0.1',
  dataDir: process.env['DATA_DIR']!,
  webRoot: process.env['WEB_ROOT']!,
  botPause: 1,
  newSecret: fixedSecrets(),
  bots: { seedOf: seedOfQuestion },
  // Tests don't wait for an absent host.
  limits: {
    messagesPerSecond: MANY,
    messagesAtOnce: MANY,
    requestsPerMinute: MANY,
    hostAwayAfter: 0,
  },
});
// A killed process would not write it.
flushCompileCache();
