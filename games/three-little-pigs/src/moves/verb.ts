import type { GameMove, VerbRules } from '@richtfest/engine';
import type { PigsReason } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Moment } from '../turn.ts';
import type { PigsTypes } from '../types.ts';
import type { Move } from './index.ts';

export interface PigsVerb<M extends GameMove = Move> extends VerbRules<PigsTypes, M, Moment> {
  /** Why it can't be played in another phase. */
  readonly notNow: PigsReason;
}

/** LP-7: once the wolf has come, that is the reason for every verb except `blow`. */
export function wrongPhase({ phase }: State, { notNow }: PigsVerb): PigsReason {
  return phase === 'wolf' ? { rule: 'LP-7', code: 'wolf-has-come' } : notNow;
}
