import { type Seat, type SeatSet, type TableReason, outOfTurn } from '@richtfest/engine';
import type { TreehouseReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Phase } from '../words.ts';
import type { Move } from './move.ts';
import { hasDecided } from './take-back.ts';

type Verb = Move['verb'];

/** The phase a verb belongs to; `take-back` has two. */
const PHASE_OF = {
  choose: 'choose',
  place: 'build',
  discard: 'build',
  'take-bonus': 'take-bonus',
  'put-bonus': 'put-bonus',
  'take-colour': 'take-colour',
} as const satisfies Readonly<Record<Exclude<Verb, 'take-back'>, Phase>>;

/** Why this verb is not what the seat may do now. */
export function barToVerb(
  state: State,
  seat: Seat,
  verb: Verb,
): TreehouseReason | TableReason | undefined {
  if (verb === 'take-back') return undefined;
  const phase = PHASE_OF[verb];
  if (phase !== state.phase) return turnOrPhase(state, seat, phase);
  if (!hasDecided(state, seat)) return turn(state, seat);
  return phase === 'choose'
    ? { rule: 'BT-9', code: 'already-chosen', card: playerAt(state, seat).chosen }
    : { rule: 'BT-9', code: 'already-settled' };
}

function turn(state: State, seat: Seat): TableReason | undefined {
  return outOfTurn(state.owing as SeatSet, seat);
}

function turnOrPhase(state: State, seat: Seat, wanted: Phase): TreehouseReason | TableReason {
  return (hasDecided(state, seat) ? undefined : turn(state, seat)) ?? wrongPhase(state, wanted);
}

function wrongPhase(state: State, wanted: Phase): TreehouseReason {
  const { phase, options, players } = state;
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
