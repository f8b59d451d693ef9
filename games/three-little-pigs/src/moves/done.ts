import type { PigsReason } from '../reasons.ts';
import { type State, NONE } from '../state.ts';
import type { Moment } from '../turn.ts';

/** LP-9: the first tile is a duty, the second is not; listed together with the builds. */
export function refuseDone(state: State): PigsReason | undefined {
  if (state.phase === 'wolf') return { rule: 'LP-7', code: 'wolf-has-come' };
  if (state.phase !== 'build') return { rule: 'LP-9', code: 'nothing-to-finish' };
  if (state.firstTile === NONE) return { rule: 'LP-9', code: 'one-tile-is-owed' };
  return undefined;
}

export function playDone(): Moment {
  return 'turn-ended';
}
