import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@richtfest/protocol';

/** A table's name in its link: nobody finds one by guessing. */
export function newTableCode(): string {
  return Array.from({ length: CODE_LENGTH }, () =>
    CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length)),
  ).join('');
}

/** The host's share in the luck of a match. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** What a browser keeps to prove that it speaks for a seat or for the host. */
export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** All the store knows of a key. */
export function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
