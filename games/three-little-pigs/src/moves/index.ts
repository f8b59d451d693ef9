import {
  type MoveOf,
  NO_MOVES,
  NO_SEATS,
  type Seat,
  type SeatSet,
  dispatchVerbs,
  fallbackMove,
  onlySeat,
} from '@richtfest/engine';
import type { State } from '../state.ts';
import { type Moment, advance } from '../turn.ts';
import type { PigsTypes } from '../types.ts';
import { blow, blows } from './blow.ts';
import { build, builds } from './build.ts';
import { done } from './done.ts';
import { roll, rolls } from './roll.ts';
import { stop } from './stop.ts';
import { type PigsVerb, wrongPhase } from './verb.ts';

const VERBS = { roll, stop, build, done, blow };

export type Move = MoveOf<typeof VERBS>;

export const { verbs, refusal, play, moveNotation } = dispatchVerbs<PigsTypes, PigsVerb, Moment>(
  VERBS,
  { owing, wrongPhase, afterPlay: advance },
);

export function owing(state: State): SeatSet {
  return state.phase === 'over' ? NO_SEATS : onlySeat(state.seat);
}

export function legal(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.seat) return NO_MOVES;
  switch (state.phase) {
    case 'roll':
      return rolls(state);
    case 'build':
      return builds(state);
    case 'wolf':
      return blows(state);
    case 'over':
      return NO_MOVES;
  }
}

/** Stop or done, else the first move of the list. */
export function timeoutMove(state: State, seat: Seat): Move {
  return fallbackMove(legal(state, seat), seat, ({ verb }) => verb === 'stop' || verb === 'done');
}
