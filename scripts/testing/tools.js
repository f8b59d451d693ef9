// Plain JavaScript for Node 18 and later. Finds the programs that tests need, or installs them.
import { join } from 'node:path';
import { chromiumAdvice, ensureHeadlessChromium } from '../chromium.js';
import { root } from '../installation.js';
import { ensureNats, natsAdvice } from '../nats.js';
import { ensurePostgres, postgresAdvice } from '../postgres.js';
import { ensurePython, pythonAdvice } from '../python.js';
import { ensureStrace, straceAdvice } from '../strace.js';

/** The environment variables that tell tests where the programs are; exits if one is missing. */
export async function ensureTools({ isQuick }) {
  if (isQuick) return {};
  return {
    CHROMIUM: (await ensureHeadlessChromium()) ?? giveUp(chromiumAdvice),
    PYTHON: ensurePython() ?? giveUp(pythonAdvice),
    POSTGRES_BIN: ensurePostgres() ?? giveUp(postgresAdvice),
    NATS_SERVER: ensureNats() ?? giveUp(natsAdvice),
    STRACE: ensureStrace() ?? giveUp(straceAdvice),
    // A step builds it once for all tests.
    BUILT_SITE: join(root, 'web', 'dist'),
    RICHTFEST_QUICK_BUILD: '1',
    // Libraries support older versions than the project's own.
    SYSTEM_NODE: process.execPath,
  };
}

function giveUp(advice) {
  process.stderr.write(`${advice}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}
