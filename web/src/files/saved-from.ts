import { type MatchFile, canonicalJson, headerOf, sha256Hex } from '@richtfest/engine';
import type { SavedMatch } from '../match/saved-match.ts';

/**
 * A match that came as a file, to be kept among this device's own. The same file once more is
 * the same match, which is not kept twice, however far it has been played on meanwhile.
 */
export function savedFrom(file: MatchFile, now: number): SavedMatch {
  return {
    id: sha256Hex(canonicalJson(file)).slice(0, 16),
    header: headerOf(file),
    // Luck from a seed has none.
    secret: file.secret ?? '',
    log: file.moves,
    isOver: file.result !== undefined,
    startedAt: now,
    changedAt: now,
  };
}

/** Where a match of this device is looked at: a running one at its table. */
export function addressOf(id: string, { result }: Pick<MatchFile, 'result'>): string {
  return result === undefined ? `/play/${id}` : `/play/${id}/review`;
}
