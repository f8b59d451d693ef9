// The real server in a process of its own, to be killed: DATA_DIR, WEB_ROOT and PORT say how.
import { flushCompileCache } from 'node:module';
import { serve } from '@richtfest/server';
import { fixLuck } from './fixed-luck.ts';

const MANY = 100_000;

fixLuck();
await serve({
  host: '127.0.0.1',
  dataDir: process.env['DATA_DIR']!,
  webRoot: process.env['WEB_ROOT']!,
  botPause: 1,
  // Nobody waits here for a host who is gone.
  limits: {
    messagesPerSecond: MANY,
    messagesAtOnce: MANY,
    requestsPerMinute: MANY,
    hostAwayAfter: 0,
  },
});
// A process that is killed would not write it.
flushCompileCache();
