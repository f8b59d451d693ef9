import { type Seat, type TableReason, NO_SEATS, malformed, outOfTurn } from '@richtfest/engine';
import type { UeberdachenReason } from '../reasons.ts';
import type { State } from '../state.ts';
import { refuseAccept, refuseAnswer, refuseCounter, refuseWithdraw } from './answer.ts';
import { refuseBank, refusePay } from './bank.ts';
import { refuseBuild } from './build.ts';
import { refuseChooseTrade } from './choose-trade.ts';
import { refuseDiscard } from './discard.ts';
import type { Move } from './move.ts';
import { refuseOffer } from './offer.ts';
import { refuseOpenRoom } from './open-room.ts';
import { owing } from './owing.ts';
import { refusePick } from './pick.ts';
import { refuseSetPillar } from './pillar.ts';
import {
  refusePropose,
  refuseRefuseProposal,
  refuseTakeProposal,
  refuseWithdrawProposal,
} from './proposal.ts';
import { refuseRollThree } from './roll.ts';
import { shapeOf } from './schema.ts';
import { refuseSteal } from './steal.ts';
import { refuseTake } from './take.ts';
import { untimely } from './timing.ts';

type Refusal = UeberdachenReason | TableReason | undefined;

export function refusal(state: State, seat: Seat, move: unknown): Refusal {
  if (state.phase === 'over') return outOfTurn(NO_SEATS, seat);
  const fault = malformed(shapeOf(move), move);
  if (fault !== undefined) return fault;
  const meant = move as Move;
  if (state.players[seat] === undefined) return outOfTurn(owing(state), seat);
  return refuseMoment(state, seat, meant) ?? refuse(state, seat, meant);
}

/** Whether it is the moment for this verb, and this seat the one to play it. */
function refuseMoment(state: State, seat: Seat, { verb }: Move): Refusal {
  switch (verb) {
    case 'propose':
    case 'withdraw-proposal':
      return undefined;
    case 'withdraw':
      return refuseWithdraw(state, seat) ?? untimely(state, verb);
    case 'accept':
    case 'decline':
    case 'counter':
      return untimely(state, verb) ?? refuseAnswer(state, seat);
    case 'open-room':
    case 'build':
      if (seat !== state.seat) return { rule: 'UD-19', code: 'not-your-turn' };
      break;
    case 'bank':
    case 'choose-trade':
    case 'discard':
    case 'end-turn':
    case 'keep-pillar':
    case 'no-steal':
    case 'offer':
    case 'pay':
    case 'pick':
    case 'pick-none':
    case 'refuse-proposal':
    case 'roll':
    case 'roll-three':
    case 'set-pillar':
    case 'steal':
    case 'take':
    case 'take-proposal':
    default:
  }
  if (seat === state.seat && state.phase === 'answer') {
    return { rule: 'UD-10', code: 'offer-is-open' };
  }
  return outOfTurn(owing(state), seat) ?? untimely(state, verb);
}

function refuse(state: State, seat: Seat, move: Move): Refusal {
  switch (move.verb) {
    case 'roll':
    case 'no-steal':
    case 'keep-pillar':
    case 'end-turn':
    case 'decline':
    case 'withdraw':
    case 'pick-none':
      return undefined;
    case 'roll-three':
      return refuseRollThree(state);
    case 'choose-trade':
      return refuseChooseTrade(state, move);
    case 'take':
      return refuseTake(state, move);
    case 'steal':
      return refuseSteal(state, move);
    case 'open-room':
      return refuseOpenRoom(state, move);
    case 'build':
      return refuseBuild(state, move);
    case 'bank':
      return refuseBank(state, move);
    case 'pay':
      return refusePay(state, move);
    case 'set-pillar':
      return refuseSetPillar(state);
    case 'discard':
      return refuseDiscard(state, seat, move);
    case 'accept':
    case 'counter':
    case 'offer':
    case 'pick':
    case 'propose':
    case 'refuse-proposal':
    case 'take-proposal':
    case 'withdraw-proposal':
    default:
      return refuseTrade(state, seat, move);
  }
}

/** UD-10 */
function refuseTrade(state: State, seat: Seat, move: Move): Refusal {
  switch (move.verb) {
    case 'offer':
      return refuseOffer(state, move);
    case 'accept':
      return refuseAccept(state, seat);
    case 'counter':
      return refuseCounter(state, seat, move);
    case 'pick':
      return refusePick(state, move);
    case 'propose':
      return refusePropose(state, seat, move);
    case 'withdraw-proposal':
      return refuseWithdrawProposal(state, seat);
    case 'take-proposal':
      return refuseTakeProposal(state, move);
    case 'refuse-proposal':
      return refuseRefuseProposal(state, move);
    case 'bank':
    case 'build':
    case 'choose-trade':
    case 'decline':
    case 'discard':
    case 'end-turn':
    case 'keep-pillar':
    case 'no-steal':
    case 'open-room':
    case 'pay':
    case 'pick-none':
    case 'roll':
    case 'roll-three':
    case 'set-pillar':
    case 'steal':
    case 'take':
    case 'withdraw':
    default:
      return undefined;
  }
}
