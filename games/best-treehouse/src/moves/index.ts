import {
  type MoveOf,
  NO_MOVES,
  type Seat,
  type SeatSet,
  dispatchVerbs,
  fallbackMove,
  withoutExtraSpaces,
} from '@richtfest/engine';
import type { State } from '../state.ts';
import { type Moment, advance } from '../turn.ts';
import type { TreehouseTypes } from '../types.ts';
import { choices, choose } from './choose.ts';
import { DISCARD, discard } from './discard.ts';
import { place, placements } from './place.ts';
import { bonusPuttings, putBonus } from './put-bonus.ts';
import { takeBack, takeBacks } from './take-back.ts';
import { bonusTakings, takeBonus } from './take-bonus.ts';
import { colourTakings, takeColour } from './take-colour.ts';
import { type TreehouseVerb, notOwing, wrongPhase } from './verb.ts';

const VERBS = {
  choose,
  place,
  discard,
  'take-back': takeBack,
  'take-bonus': takeBonus,
  'put-bonus': putBonus,
  'take-colour': takeColour,
};

export type Move = MoveOf<typeof VERBS>;

export const { verbs, refusal, play, moveNotation } = dispatchVerbs<
  TreehouseTypes,
  TreehouseVerb,
  Moment | undefined
>(VERBS, {
  owing,
  notOwing,
  wrongPhase,
  afterPlay(state, moment, dealer) {
    if (moment !== undefined) advance(state, moment, dealer);
  },
  frequent: ['choose', 'place', 'discard'],
  normalize: (text) => withoutExtraSpaces(text).toLowerCase(),
});

export function owing(state: State): SeatSet {
  return state.owing as SeatSet;
}

export function legal(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'over' || (state.owing & (1 << seat)) === 0) return NO_MOVES;
  switch (state.phase) {
    case 'choose':
      return choices(state, seat);
    case 'build':
      return placements(state, seat);
    case 'take-bonus':
      return bonusTakings(state);
    case 'put-bonus':
      return bonusPuttings(state);
    case 'take-colour':
      return colourTakings(state);
  }
}

export const optional = takeBacks;

/** BT-9: the first card in hand, a discard, else the first move of the list. */
export function timeoutMove(state: State, seat: Seat): Move {
  const first = fallbackMove(legal(state, seat), seat);
  return state.phase === 'build' ? DISCARD : first;
}
