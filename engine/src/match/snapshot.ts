import type { Game, GameTypes } from '../game.ts';
import { cloneJson } from '../json.ts';
import { stateHash } from '../state-hash.ts';
import type { Match } from './match.ts';

/**
 * A stored state, so a long match opens without replaying its moves. Chance is addressed from the
 * state itself (turn counters, positions in decks), so nothing else needs storing.
 */
export interface Snapshot {
  readonly game: string;
  readonly rulesVersion: number;
  /** The number of moves of the line that led to the state. */
  readonly moves: number;
  readonly state: object;
  readonly hash: string;
}

export function takeSnapshot<T extends GameTypes>(match: Match<T>): Snapshot {
  const state = cloneJson(match.state);
  return {
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    moves: match.line.length,
    state,
    hash: stateHash(state),
  };
}

/**
 * The state of a snapshot; undefined if it is damaged or of another version, so the match must be
 * replayed.
 */
export function openSnapshot<T extends GameTypes>(
  game: Game<T>,
  snapshot: Snapshot,
): T['State'] | undefined {
  if (snapshot.game !== game.id || snapshot.rulesVersion !== game.rulesVersion) return undefined;
  if (stateHash(snapshot.state) !== snapshot.hash) return undefined;
  return cloneJson(snapshot.state);
}
