// `npm test`: runs every check and suite, and prints one line for each and a summary.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './installation.js';
import { readTestArguments } from './testing/arguments.js';
import { Runner } from './testing/runner.js';
import { stepsFor } from './testing/steps.js';
import { ensureTools } from './testing/tools.js';
import { Unchanged } from './testing/unchanged.js';

const options = readTestArguments(process.argv.slice(2));
ensureInstalled();
const scratch = mkdtempSync(join(tmpdir(), 'richtfest-test-'));
const tools = await ensureTools(options);
const runner = new Runner({
  environment: {
    ...tools,
    TEST_SCRATCH: scratch,
    ...(options.isLong ? { RICHTFEST_LONG: '1' } : {}),
  },
  unchanged: new Unchanged({ isUsed: options.maySkip }),
  hasTable: options.hasTable,
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    runner.stop(signal);
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
}
try {
  for (const group of stepsFor(options, scratch)) await runner.runTogether(group);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.stdout.write(`${runner.passed} passed, ${runner.failed} failed\n`);
process.exit(runner.failed === 0 ? 0 : 1);
