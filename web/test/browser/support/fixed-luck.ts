import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const SECRET_BYTES = 32;
const { randomBytes } = crypto;

/**
 * From now on the first match this process hosts has the same cards and dice in every run, and so
 * does the second. Keys stay random.
 */
export function fixLuck(): void {
  let secrets = 0;
  crypto.randomBytes = (size: number) => {
    if (size !== SECRET_BYTES) return randomBytes(size);
    return crypto.createHash('sha256').update(`secret ${secrets++}`).digest();
  };
  // Reaches modules that have already imported `randomBytes`, too.
  syncBuiltinESMExports();
}
