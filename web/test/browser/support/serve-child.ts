// The real server in a process of its own, to be killed: DATA_DIR, WEB_ROOT and PORT say how.
import crypto from 'node:crypto';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';

const SECRET_BYTES = 32;
const { randomBytes } = crypto;
let secrets = 0;

/** The first match has the same cards and dice in every run, and so on; keys stay random. */
function fixedLuck(size: number): Buffer {
  if (size !== SECRET_BYTES) return randomBytes(size);
  return crypto.createHash('sha256').update(`secret ${secrets++}`).digest();
}

crypto.randomBytes = fixedLuck as typeof randomBytes;
syncBuiltinESMExports();
// Only now: modules that draw secrets find the fixed ones.
const { serve } = await import('@richtfest/server');

const MANY = 100_000;
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
