import type { Seat } from '@richtfest/engine';
import type { UeberdachenDealer } from '../events.ts';
import type { State } from '../state.ts';
import { endTurn } from '../turn.ts';
import { playAccept, playCounter, playDecline, playWithdraw } from './answer.ts';
import { playBank, playPay } from './bank.ts';
import { playBuild } from './build.ts';
import { playChooseTrade } from './choose-trade.ts';
import { playDiscard } from './discard.ts';
import type { Move } from './move.ts';
import { playOffer } from './offer.ts';
import { playOpenRoom } from './open-room.ts';
import { playPick, playPickNone } from './pick.ts';
import { playKeepPillar, playSetPillar } from './pillar.ts';
import {
  playPropose,
  playRefuseProposal,
  playTakeProposal,
  playWithdrawProposal,
} from './proposal.ts';
import { playRoll, playRollThree } from './roll.ts';
import { playNoSteal, playSteal } from './steal.ts';
import { playTake } from './take.ts';

// oxlint-disable-next-line max-params -- the contract's signature
export function play(state: State, seat: Seat, move: Move, dealer: UeberdachenDealer): void {
  switch (move.verb) {
    case 'roll':
      return playRoll(state, dealer);
    case 'roll-three':
      return playRollThree(state, dealer);
    case 'choose-trade':
      return playChooseTrade(state, move, dealer);
    case 'take':
      return playTake(state, move, dealer);
    case 'steal':
      return playSteal(state, move, dealer);
    case 'no-steal':
      return playNoSteal(state, dealer);
    case 'open-room':
      return playOpenRoom(state, move, dealer);
    case 'build':
      return playBuild(state, move, dealer);
    case 'bank':
      return playBank(state, move, dealer);
    case 'pay':
      return playPay(state, move, dealer);
    case 'set-pillar':
      return playSetPillar(state, dealer);
    case 'keep-pillar':
      return playKeepPillar(state, dealer);
    case 'end-turn':
      return endTurn(state, dealer);
    case 'discard':
      return playDiscard(state, seat, move, dealer);
    case 'accept':
    case 'counter':
    case 'decline':
    case 'offer':
    case 'pick':
    case 'pick-none':
    case 'propose':
    case 'refuse-proposal':
    case 'take-proposal':
    case 'withdraw':
    case 'withdraw-proposal':
    default:
      return playTrade(state, seat, move, dealer);
  }
}

type TradeMove = Extract<
  Move,
  {
    readonly verb:
      | 'offer'
      | 'accept'
      | 'decline'
      | 'counter'
      | 'withdraw'
      | 'pick'
      | 'pick-none'
      | 'propose'
      | 'withdraw-proposal'
      | 'take-proposal'
      | 'refuse-proposal';
  }
>;

/** UD-10 */
// oxlint-disable-next-line max-params -- as `play`
function playTrade(state: State, seat: Seat, move: TradeMove, dealer: UeberdachenDealer): void {
  switch (move.verb) {
    case 'offer':
      return playOffer(state, move, dealer);
    case 'accept':
      return playAccept(state, seat, dealer);
    case 'decline':
      return playDecline(state, seat, dealer);
    case 'counter':
      return playCounter(state, seat, move, dealer);
    case 'withdraw':
      return playWithdraw(state, dealer);
    case 'pick':
      return playPick(state, move, dealer);
    case 'pick-none':
      return playPickNone(state, dealer);
    case 'propose':
      return playPropose(state, seat, move, dealer);
    case 'withdraw-proposal':
      return playWithdrawProposal(state, seat, dealer);
    case 'take-proposal':
      return playTakeProposal(state, move, dealer);
    case 'refuse-proposal':
      return playRefuseProposal(state, move, dealer);
  }
}
