import { type Seat, hasSeat, moveOwed } from '@richtfest/engine';
import { ANSWER, type State, playerAt } from '../state.ts';
import { acting, countActing } from './act.ts';
import { answerAt, countAnswers } from './answer.ts';
import { payments } from './bank.ts';
import { tradeChoices } from './choose-trade.ts';
import { commonest, discards } from './discard.ts';
import {
  DECLINE,
  END_TURN,
  NO_MOVES,
  ONLY_ROLL,
  PICK_NONE,
  SET_OR_KEEP,
  WITHDRAW,
} from './interned.ts';
import type { Move } from './move.ts';
import { owing } from './owing.ts';
import { picks } from './pick.ts';
import { proposals } from './proposal.ts';
import { rolls } from './roll.ts';
import { steals } from './steal.ts';
import { takes } from './take.ts';

export { owing } from './owing.ts';
export { play } from './play.ts';
export { refusal } from './refusal.ts';

/** The whole list; the long ones are made of `legalCount` and `legalAt`. */
export function legal(state: State, seat: Seat): readonly Move[] {
  if (!hasSeat(owing(state), seat)) return NO_MOVES;
  if (state.phase !== 'act' && state.phase !== 'answer') return shortList(state, seat);
  const count = legalCount(state, seat);
  const list: Move[] = [];
  for (let index = 0; index < count; index++) list.push(legalAt(state, seat, index));
  return list;
}

export function legalCount(state: State, seat: Seat): number {
  if (!hasSeat(owing(state), seat)) return 0;
  if (state.phase === 'act') return countActing(state);
  if (state.phase === 'answer') return countAnswers(state, seat);
  return shortList(state, seat).length;
}

export function legalAt(state: State, seat: Seat, index: number): Move {
  if (state.phase === 'act') return acting(state, index);
  if (state.phase === 'answer') return answerAt(state, seat, index);
  return shortList(state, seat)[index] as Move;
}

function shortList(state: State, seat: Seat): readonly Move[] {
  switch (state.phase) {
    case 'start':
    case 'roll-again':
      return ONLY_ROLL;
    case 'choose-trade':
      return tradeChoices(state);
    case 'roll':
      return rolls(state);
    case 'take':
      return takes(state);
    case 'steal':
      return steals(state);
    case 'pillar':
      return SET_OR_KEEP;
    case 'pay':
      return payments(state);
    case 'pick':
      return picks(state);
    case 'discard':
      return discards(state, seat);
    case 'act':
    case 'answer':
    case 'over':
      return NO_MOVES;
  }
}

const ONLY_WITHDRAW: readonly Move[] = [WITHDRAW];

/** UD-10 d, e: proposals, and the withdrawal of an offer while others owe their answers. */
export function optional(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'over') return NO_MOVES;
  if (seat === state.seat) return state.phase === 'answer' ? ONLY_WITHDRAW : NO_MOVES;
  return proposals(state, seat);
}

/** UD-10 f, UD-13; where the rules name no move, the first of the list. */
export function timeoutMove(state: State, seat: Seat): Move {
  switch (state.phase) {
    case 'answer':
      return seat === state.seat ? WITHDRAW : DECLINE;
    case 'act':
      return END_TURN;
    case 'pick':
      return PICK_NONE;
    case 'discard':
      return commonest(playerAt(state, seat));
    case 'choose-trade':
    case 'over':
    case 'pay':
    case 'pillar':
    case 'roll':
    case 'roll-again':
    case 'start':
    case 'steal':
    case 'take':
    default:
      return moveOwed(legal(state, seat), seat);
  }
}

/** UD-10 b, f: what an addressed seat owes is only an answer. */
export function isAnswer(state: State, seat: Seat): boolean {
  return state.phase === 'answer' && state.answers[seat] === ANSWER.owed;
}
