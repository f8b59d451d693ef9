import type { Seat, TableReason } from '@richtfest/engine';
import { thingsIn } from '../bits.ts';
import { holdings, kindsIn, turned } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NO_DEAL, type State, hasPlate, isDeal, playerAt } from '../state.ts';
import { isPossible, swap } from '../trading.ts';
import { type Deal, MAX_PROPOSALS } from '../words.ts';
import { refuseMeans, refuseOwnDeal } from './deal.ts';
import {
  NO_MOVES,
  REFUSE_PROPOSALS,
  TAKE_PROPOSALS,
  WITHDRAW_PROPOSAL,
  smallProposal,
} from './interned.ts';
import type { Move, ProposeMove, RefuseProposalMove, TakeProposalMove } from './move.ts';

type Refusal = UeberdachenReason | TableReason | undefined;

/** UD-10 d: what the rolling seat may do with the proposals before it. */
export function proposalChoices(state: State): readonly Move[] {
  if (!state.proposals.some(isDeal)) return NO_MOVES;
  const open = state.proposals.flatMap((deal, seat) => (isDeal(deal) ? [seat] : []));
  const possible = open.filter((seat) => isPossible(state, seat, state.proposals[seat] as Deal));
  return [
    ...possible.map((seat) => TAKE_PROPOSALS[seat] as Move),
    ...open.map((seat) => REFUSE_PROPOSALS[seat] as Move),
  ];
}

/** What a seat that is not rolling may do about its own: propose one for one, or withdraw what it has proposed. */
export function proposals(state: State, seat: Seat): readonly Move[] {
  if (!hasPlate(state, seat)) return NO_MOVES;
  if (isDeal(state.proposals[seat] as Deal)) return [WITHDRAW_PROPOSAL];
  if (state.phase !== 'act' || (state.proposed[seat] as number) >= MAX_PROPOSALS) return NO_MOVES;
  const own = kindsIn(holdings(playerAt(state, seat).storage));
  const theirs = kindsIn(holdings(playerAt(state, state.seat).storage));
  const list: Move[] = [];
  for (const give of thingsIn(own)) {
    for (const want of thingsIn(theirs & ~(1 << give))) list.push(smallProposal(give, want));
  }
  return list;
}

export function refusePropose(state: State, seat: Seat, move: ProposeMove): Refusal {
  if (seat === state.seat) return { rule: 'UD-10', code: 'propose-to-oneself' };
  if (!hasPlate(state, seat)) {
    const causes = [{ component: 'house', seat }];
    return { rule: 'UD-10', code: 'no-plate-to-trade', seat, causes };
  }
  if (state.phase !== 'act') return { rule: 'UD-10', code: 'not-the-time-to-propose' };
  if (isDeal(state.proposals[seat] ?? NO_DEAL)) return { rule: 'UD-10', code: 'proposal-is-open' };
  if ((state.proposed[seat] as number) >= MAX_PROPOSALS) {
    return { rule: 'UD-10', code: 'too-many-proposals' };
  }
  return refuseOwnDeal(state, seat, move);
}

// oxlint-disable-next-line max-params -- who proposes what, and who is told
export function playPropose(
  state: State,
  seat: Seat,
  move: ProposeMove,
  dealer: UeberdachenDealer,
): void {
  const { give, want, pillars } = move;
  state.proposals[seat] = { give, want, pillars };
  state.proposed[seat] = (state.proposed[seat] as number) + 1;
  dealer.report?.({ type: 'proposal-made', seat, give, want, pillars });
}

function refuseNoProposal(state: State, seat: Seat): Refusal {
  if (isDeal(state.proposals[seat] ?? NO_DEAL)) return undefined;
  return { rule: 'UD-10', code: 'no-proposal', seat };
}

export function refuseWithdrawProposal(state: State, seat: Seat): Refusal {
  return refuseNoProposal(state, seat);
}

export function playWithdrawProposal(state: State, seat: Seat, dealer: UeberdachenDealer): void {
  state.proposals[seat] = NO_DEAL;
  dealer.report?.({ type: 'proposal-withdrawn', seat });
}

export function refuseTakeProposal(state: State, { seat }: TakeProposalMove): Refusal {
  return (
    refuseNoProposal(state, seat) ?? refuseMeans(state, seat, state.proposals[seat] ?? NO_DEAL)
  );
}

export function playTakeProposal(
  state: State,
  { seat }: TakeProposalMove,
  dealer: UeberdachenDealer,
): void {
  const deal = state.proposals[seat] ?? NO_DEAL;
  state.proposals[seat] = NO_DEAL;
  swap(state, seat, turned(deal), dealer);
}

export function refuseRefuseProposal(state: State, { seat }: RefuseProposalMove): Refusal {
  return refuseNoProposal(state, seat);
}

export function playRefuseProposal(
  state: State,
  { seat }: RefuseProposalMove,
  dealer: UeberdachenDealer,
): void {
  state.proposals[seat] = NO_DEAL;
  dealer.report?.({ type: 'proposal-refused', seat, by: state.seat });
}
