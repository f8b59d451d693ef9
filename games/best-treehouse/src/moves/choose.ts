import type { Seat } from '@richtfest/engine';
import type { TreehouseDealer } from '../events.ts';
import type { TreehouseReason } from '../reasons.ts';
import { type State, playerAt } from '../state.ts';
import type { Moment } from '../turn.ts';
import { CHOICES, type ChooseMove, type Move } from './move.ts';

/** BT-7: every card of the hand. */
export function choices(state: State, seat: Seat): readonly Move[] {
  return playerAt(state, seat).hand.map(choiceOf);
}

function choiceOf(card: number): Move {
  return CHOICES[card] as ChooseMove;
}

export function refuseChoose(
  state: State,
  seat: Seat,
  { card }: ChooseMove,
): TreehouseReason | undefined {
  if (playerAt(state, seat).hand.includes(card)) return undefined;
  return { rule: 'BT-7', code: 'not-in-hand', card };
}

// oxlint-disable-next-line max-params -- as the contract's own
export function playChoose(
  state: State,
  seat: Seat,
  { card }: ChooseMove,
  dealer: TreehouseDealer,
): Moment | undefined {
  playerAt(state, seat).chosen = card;
  state.owing &= ~(1 << seat);
  dealer.report?.({ type: 'card-chosen', seat, card });
  return state.owing === 0 ? 'all-chosen' : undefined;
}
