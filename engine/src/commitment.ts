import { keyFromText } from './generators.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Makes random values verifiable: the host publishes `commitmentTo(secret)`, every seat adds a
 * nonce, and both determine the key. The secret is published when the match is over, so anyone can
 * check that it was fixed before the nonces and not changed afterwards.
 */
export function commitmentTo(secret: string): string {
  return sha256Hex(`richtfest/commitment/1\n${secret}`);
}

export function matchKey(secret: string, nonces: readonly string[]): Uint32Array {
  return keyFromText(`richtfest/key/1\n${secret}\n${nonces.join('\n')}`);
}
