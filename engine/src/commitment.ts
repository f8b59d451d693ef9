import { keyFromText } from './generators.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Fair to check: the host publishes `commitmentTo(secret)`, then every seat adds a nonce, then
 * the key follows from both. When the match is over the secret is published, and anybody can
 * see that the luck was settled before the seats spoke and was not changed afterwards.
 */
export function commitmentTo(secret: string): string {
  return sha256Hex(`richtfest/commitment/1\n${secret}`);
}

export function matchKey(secret: string, nonces: readonly string[]): Uint32Array {
  return keyFromText(`richtfest/key/1\n${secret}\n${nonces.join('\n')}`);
}
