import {
  type GameMove,
  type Seat,
  type TableReason,
  type VerbRules,
  outOfTurn,
} from '@richtfest/engine';
import type { PlayReason, UeberdachenReason } from '../reasons.ts';
import type { Phase, State } from '../state.ts';
import type { UeberdachenTypes } from '../types.ts';
import type { Move } from './index.ts';
import { owing } from './owing.ts';

export type Refusal = UeberdachenReason | TableReason | undefined;

export interface UeberdachenVerb<M extends GameMove = Move> extends VerbRules<UeberdachenTypes, M> {
  /** Why the verb is not allowed as an action; verbs that are actions need no reason. */
  readonly notAnAction?: PlayReason;
}

/** By phase: the decision that comes first. */
const FIRST: Readonly<Record<Exclude<Phase, 'act' | 'over'>, PlayReason>> = {
  start: { rule: 'UD-5', code: 'no-plate-yet' },
  'choose-trade': { rule: 'UD-5', code: 'choose-trade-first' },
  roll: { rule: 'UD-6', code: 'roll-first' },
  'roll-again': { rule: 'UD-14', code: 'rolls-left' },
  take: { rule: 'UD-6', code: 'take-first' },
  steal: { rule: 'UD-12', code: 'theft-first' },
  pillar: { rule: 'UD-8', code: 'pillar-first' },
  pay: { rule: 'UD-11', code: 'pay-first' },
  answer: { rule: 'UD-10', code: 'answer-first' },
  pick: { rule: 'UD-10', code: 'pick-first' },
  discard: { rule: 'UD-13', code: 'surplus-first' },
};

export function wrongPhase({ phase }: State, { notAnAction }: UeberdachenVerb): PlayReason {
  return (phase === 'act' ? notAnAction : undefined) ?? FIRST[phase as keyof typeof FIRST];
}

/** UD-10: the rolling seat waits for the answers to its offer. */
export function notOwing(state: State, seat: Seat): Refusal {
  const isWaiting = seat === state.seat && state.phase === 'answer';
  return isWaiting ? { rule: 'UD-10', code: 'offer-is-open' } : undefined;
}

/** For verbs that any seat may use out of turn. */
export function anySeat(state: State, seat: Seat): Refusal {
  return state.players[seat] === undefined ? outOfTurn(owing(state), seat) : undefined;
}

/** UD-19: only the rolling seat builds. */
export function buildersTurn(state: State, seat: Seat): Refusal {
  if (seat === state.seat) return notOwing(state, seat) ?? outOfTurn(owing(state), seat);
  return anySeat(state, seat) ?? { rule: 'UD-19', code: 'not-your-turn' };
}
