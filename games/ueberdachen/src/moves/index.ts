import {
  type MoveOf,
  NO_MOVES,
  type Seat,
  dispatchVerbs,
  hasSeat,
  fallbackMove,
} from '@richtfest/engine';
import { ANSWER, type State, playerAt } from '../state.ts';
import type { UeberdachenTypes } from '../types.ts';
import { acting, countActing } from './act.ts';
import {
  DECLINE,
  WITHDRAW,
  accept,
  answerAt,
  countAnswers,
  counter,
  decline,
  withdraw,
} from './answer.ts';
import { bank, pay, payments } from './bank.ts';
import { build } from './build.ts';
import { chooseTrade, tradeChoices } from './choose-trade.ts';
import { commonest, discard, discards } from './discard.ts';
import { END_TURN, endTurnVerb } from './end-turn.ts';
import { offer } from './offer.ts';
import { openRoom } from './open-room.ts';
import { owing } from './owing.ts';
import { PICK_NONE, pick, pickNone, picks } from './pick.ts';
import { SET_OR_KEEP, keepPillar, setPillarVerb } from './pillar.ts';
import { proposals, propose, refuseProposal, takeProposal, withdrawProposal } from './proposal.ts';
import { ONLY_ROLL, roll, rollThree, rolls } from './roll.ts';
import { noSteal, steal, steals } from './steal.ts';
import { take, takes } from './take.ts';
import { type UeberdachenVerb, notOwing, wrongPhase } from './verb.ts';

export { owing } from './owing.ts';

/** In the order of the decision table in the rules. */
const VERBS = {
  roll,
  'roll-three': rollThree,
  'choose-trade': chooseTrade,
  take,
  steal,
  'no-steal': noSteal,
  'open-room': openRoom,
  build,
  offer,
  bank,
  pay,
  'set-pillar': setPillarVerb,
  'keep-pillar': keepPillar,
  'take-proposal': takeProposal,
  'refuse-proposal': refuseProposal,
  'end-turn': endTurnVerb,
  accept,
  decline,
  counter,
  withdraw,
  pick,
  'pick-none': pickNone,
  propose,
  'withdraw-proposal': withdrawProposal,
  discard,
};

export type Move = MoveOf<typeof VERBS>;

export const { verbs, refusal, play, moveNotation } = dispatchVerbs<
  UeberdachenTypes,
  UeberdachenVerb
>(VERBS, { owing, notOwing, wrongPhase });

/** The complete list; long lists are built from `legalCount` and `legalAt`. */
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

/** UD-10 f, UD-13; if the rules name no move, the first legal one. */
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
      return fallbackMove(legal(state, seat), seat);
  }
}

/** UD-10 b, f: whether a seat owes only an answer. */
export function isAnswer(state: State, seat: Seat): boolean {
  return state.phase === 'answer' && state.answers[seat] === ANSWER.owed;
}
