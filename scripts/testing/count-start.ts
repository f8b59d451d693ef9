import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Notes that a test has started a browser or a server, for the report of `npm test`. */
export function countStart(kind: 'browsers' | 'servers'): void {
  const { TEST_SCRATCH: folder, TEST_SUITE: suite } = process.env;
  if (folder === undefined || suite === undefined) return;
  appendFileSync(join(folder, 'starts'), `${suite} ${kind}\n`);
}
