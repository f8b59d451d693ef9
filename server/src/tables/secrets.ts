import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@richtfest/protocol';

/** A table's code in its link, too long to guess. */
export function newTableCode(): string {
  return Array.from({ length: CODE_LENGTH }, () =>
    CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
  ).join('');
}

/** The server's secret for the random values of a match. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** A key that proves a browser's right to a seat or to the host's actions. */
export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** The hash of a key; the store never has the key itself. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
