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
import type { DreamHomeTypes } from '../types.ts';
import { declineDecor, decorate, decorations } from './decorate.ts';
import { columnDiscards, discardColumnVerb } from './discard-column.ts';
import { done } from './done.ts';
import { addDrills, drill } from './drill.ts';
import { handyman } from './handyman.ts';
import { helperMoves } from './helpers.ts';
import { declineJackhammer, jackhammer, jackhammers } from './jackhammer.ts';
import { addMixers, mixer } from './mixer.ts';
import { place, places } from './place.ts';
import { roofer } from './roofer.ts';
import { scaffold, scaffolds } from './scaffold.ts';
import { supplier } from './supplier.ts';
import { take, takes } from './take.ts';
import { holdsTools } from './tools.ts';
import { type DreamHomeVerb, wrongPhase } from './verb.ts';

/** In the order of the decision table in the rules. */
const VERBS = {
  jackhammer,
  'decline-jackhammer': declineJackhammer,
  'discard-column': discardColumnVerb,
  take,
  mixer,
  drill,
  place,
  scaffold,
  decorate,
  'decline-decor': declineDecor,
  supplier,
  handyman,
  roofer,
  done,
};

export type Move = MoveOf<typeof VERBS>;

export const { verbs, refusal, play, moveNotation } = dispatchVerbs<
  DreamHomeTypes,
  DreamHomeVerb,
  Moment | undefined
>(VERBS, {
  owing,
  wrongPhase,
  afterPlay: advance,
  helpFirst: [
    'take',
    'place',
    'scaffold',
    'decorate',
    'decline-decor',
    'discard-column',
    'jackhammer',
    'decline-jackhammer',
  ],
});

export function owing(state: State): SeatSet {
  return state.phase === 'over' ? NO_SEATS : onlySeat(state.seat);
}

export function legal(state: State, seat: Seat): readonly Move[] {
  if (seat !== state.seat) return NO_MOVES;
  switch (state.phase) {
    case 'turn':
      return turnMoves(state);
    case 'room':
      return places(state);
    case 'decor':
      return decorations(state);
    case 'scaffold':
      return scaffolds(state);
    case 'jackhammer':
      return jackhammers(state);
    case 'discard':
      return columnDiscards(state);
    case 'helpers':
      return helperMoves(state);
    case 'over':
      return NO_MOVES;
  }
}

/** DH-10, DH-11 */
function turnMoves(state: State): readonly Move[] {
  const columns = takes(state);
  if (!holdsTools(state)) return columns;
  const list: Move[] = columns.slice();
  addMixers(state, list);
  addDrills(state, list);
  return list;
}

const QUIET: readonly Move['verb'][] = ['decline-jackhammer', 'decline-decor', 'done'];

/** When time runs out: decline or done if allowed, otherwise the first legal move. */
export function timeoutMove(state: State, seat: Seat): Move {
  return fallbackMove(legal(state, seat), seat, ({ verb }) => QUIET.includes(verb));
}
