import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const SECRET_BYTES = 32;
const { randomBytes } = crypto;

/**
 * Gives each match that this process hosts the same cards and dice in every run: the first, the
 * second, and so on. Keys stay random.
 */
export function fixSecrets(): void {
  let secrets = 0;
  crypto.randomBytes = (size: number) => {
    if (size !== SECRET_BYTES) return randomBytes(size);
    return crypto.createHash('sha256').update(`secret ${secrets++}`).digest();
  };
  // Also affects modules that have already imported `randomBytes`.
  syncBuiltinESMExports();
}
