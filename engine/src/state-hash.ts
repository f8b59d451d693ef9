import { canonicalJson } from './json.ts';
import { sha256Hex } from './sha256.ts';

/** Two states have the same hash exactly when they are the same data. */
export function stateHash(state: unknown): string {
  return sha256Hex(canonicalJson(state));
}
