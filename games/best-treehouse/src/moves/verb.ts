import type { GameMove, Seat, VerbRules } from '@richtfest/engine';
import type { TreehouseReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import type { TreehouseTypes } from '../types.ts';
import type { Move } from './index.ts';
import { hasDecided } from './take-back.ts';

export type TreehouseVerb<M extends GameMove = Move> = VerbRules<
  TreehouseTypes,
  M,
  Moment | undefined
>;

/** BT-9: a seat that waits for the others has decided and may still take that back. */
export function notOwing(
  state: State,
  seat: Seat,
  verb: TreehouseVerb,
): TreehouseReason | undefined {
  if (!hasDecided(state, seat)) return undefined;
  if (!verb.phases.includes(state.phase)) return wrongPhase(state, verb);
  return state.phase === 'choose'
    ? { rule: 'BT-9', code: 'already-chosen', card: playerAt(state, seat).chosen }
    : { rule: 'BT-9', code: 'already-settled' };
}

export function wrongPhase(state: State, { phases }: TreehouseVerb): TreehouseReason {
  const { phase, options, players } = state;
  const [wanted] = phases;
  if (wanted === 'take-colour' && !options.young) {
    return { rule: 'BT-15', code: 'only-with-young-players' };
  }
  if ((wanted === 'take-bonus' || wanted === 'put-bonus') && options.young) {
    return { rule: 'BT-15', code: 'no-bonus-cards' };
  }
  if (wanted === 'take-bonus' && players.length === 2) {
    return { rule: 'BT-11', code: 'no-choice-between-two' };
  }
  const isScoring = phase !== 'choose' && phase !== 'build';
  if (wanted === 'choose' || wanted === 'build') {
    if (isScoring) return { rule: 'BT-10', code: 'scoring-now' };
    return wanted === 'build'
      ? { rule: 'BT-7', code: 'still-choosing' }
      : { rule: 'BT-9', code: 'cards-are-revealed' };
  }
  if (!isScoring) return { rule: 'BT-10', code: 'not-scoring-yet' };
  return wanted === 'put-bonus'
    ? { rule: 'BT-10', code: 'bonuses-are-still-taken' }
    : { rule: 'BT-10', code: 'bonuses-are-taken' };
}
