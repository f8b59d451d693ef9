import { createHash } from 'node:crypto';

/**
 * The secrets of a server's tables: the first, the second, and so on have the same cards and dice
 * in every run.
 */
export function fixedSecrets(): () => string {
  let secrets = 0;
  return () => createHash('sha256').update(`secret ${secrets++}`).digest('hex');
}
