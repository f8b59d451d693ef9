import { type MatchFile, canonicalJson, headerOf, sha256Hex } from '@richtfest/engine';
import type { SavedMatch } from '../match/saved-match.ts';

/**
 * A match from a file, to be saved on this device. Its id comes from the content, so that opening
 * the same file again opens the same match, even if it has been continued.
 */
export function savedFrom(file: MatchFile, now: number): SavedMatch {
  return {
    id: sha256Hex(canonicalJson(file)).slice(0, 16),
    header: headerOf(file),
    // Matches with a seed have no secret.
    secret: file.secret ?? '',
    log: file.moves,
    isOver: file.result !== undefined,
    startedAt: now,
    changedAt: now,
  };
}

/** The address of a match: the replay if it is over, otherwise its table. */
export function addressOf(id: string, { result }: Pick<MatchFile, 'result'>): string {
  return result === undefined ? `/play/${id}` : `/play/${id}/replay`;
}
