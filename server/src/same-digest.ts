import { timingSafeEqual } from 'node:crypto';

/**
 * Compares hashes and signatures in constant time. An absent one equals nothing. Look-ups by hash
 * in a database index need no such care: an attacker can't choose the hash of a guessed key.
 */
export function isSameDigest(
  one: string | Uint8Array | undefined,
  other: string | Uint8Array | undefined,
): boolean {
  if (one === undefined || other === undefined) return false;
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
