import { NO_MOVES, type Seat, withoutParameters } from '@richtfest/engine';
import { bitsIn } from '../bits.ts';
import { holdings, kindsIn, turned } from '../bundles.ts';
import { NO_DEAL, type State, hasPlate, isDeal, playerAt } from '../state.ts';
import { isPossible, swap } from '../trading.ts';
import { type Deal, MATERIALS, MAX_PROPOSALS } from '../words.ts';
import { refuseMeans, refuseOwnDeal } from './deal.ts';
import { SEATS, withDeal, withSeat } from './parameters.ts';
import { type Refusal, type UeberdachenVerb, anySeat } from './verb.ts';

/** `give` is given by the proposing seat. */
export interface ProposeMove extends Deal {
  readonly verb: 'propose';
}
export interface WithdrawProposalMove {
  readonly verb: 'withdraw-proposal';
}
export interface TakeProposalMove {
  readonly verb: 'take-proposal';
  readonly seat: Seat;
}
export interface RefuseProposalMove {
  readonly verb: 'refuse-proposal';
  readonly seat: Seat;
}

export const propose: UeberdachenVerb<ProposeMove> = {
  ...withDeal('tap for lamp'),
  phases: 'any',
  turn: anySeat,
  refusal: refusePropose,
  play(state, { give, want, pillars }, dealer, seat) {
    state.proposals[seat] = { give, want, pillars };
    state.proposed[seat] = (state.proposed[seat] as number) + 1;
    dealer.report?.({ type: 'proposal-made', seat, give, want, pillars });
  },
};

export const withdrawProposal: UeberdachenVerb<WithdrawProposalMove> = {
  ...withoutParameters,
  phases: 'any',
  turn: anySeat,
  refusal: (state, _move, seat) => refuseNoProposal(state, seat),
  play(state, _move, dealer, seat) {
    state.proposals[seat] = NO_DEAL;
    dealer.report?.({ type: 'proposal-withdrawn', seat });
  },
};

export const takeProposal: UeberdachenVerb<TakeProposalMove> = {
  ...withSeat(3),
  phases: ['act'],
  refusal: (state, { seat }) =>
    refuseNoProposal(state, seat) ?? refuseMeans(state, seat, state.proposals[seat] ?? NO_DEAL),
  play(state, { seat }, dealer) {
    const deal = state.proposals[seat] ?? NO_DEAL;
    state.proposals[seat] = NO_DEAL;
    swap(state, seat, turned(deal), dealer);
  },
};

export const refuseProposal: UeberdachenVerb<RefuseProposalMove> = {
  ...withSeat(3),
  phases: ['act'],
  refusal: (state, { seat }) => refuseNoProposal(state, seat),
  play(state, { seat }, dealer) {
    state.proposals[seat] = NO_DEAL;
    dealer.report?.({ type: 'proposal-refused', seat, by: state.seat });
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const WITHDRAW_PROPOSAL: WithdrawProposalMove = { verb: 'withdraw-proposal' };
const TAKE_PROPOSALS = SEATS.map((seat): TakeProposalMove => ({ verb: 'take-proposal', seat }));
const REFUSE_PROPOSALS = SEATS.map((seat): RefuseProposalMove => ({
  verb: 'refuse-proposal',
  seat,
}));
const PROPOSALS: readonly (readonly ProposeMove[])[] = MATERIALS.map((give) =>
  MATERIALS.map((want) => ({ verb: 'propose', give: [give], want: [want], pillars: 0 })),
);

/** UD-10 d: the rolling seat's moves for open proposals. */
export function proposalChoices(state: State): readonly (TakeProposalMove | RefuseProposalMove)[] {
  if (!state.proposals.some(isDeal)) return NO_MOVES;
  const open = state.proposals.flatMap((deal, seat) => (isDeal(deal) ? [seat] : []));
  const possible = open.filter((seat) => isPossible(state, seat, state.proposals[seat] as Deal));
  return [
    ...possible.map((seat) => TAKE_PROPOSALS[seat] as TakeProposalMove),
    ...open.map((seat) => REFUSE_PROPOSALS[seat] as RefuseProposalMove),
  ];
}

/** The optional moves of another seat: propose one for one, or withdraw its open proposal. */
export function proposals(
  state: State,
  seat: Seat,
): readonly (ProposeMove | WithdrawProposalMove)[] {
  if (!hasPlate(state, seat)) return NO_MOVES;
  if (isDeal(state.proposals[seat] as Deal)) return [WITHDRAW_PROPOSAL];
  if (state.phase !== 'act' || (state.proposed[seat] as number) >= MAX_PROPOSALS) return NO_MOVES;
  const own = kindsIn(holdings(playerAt(state, seat).storage));
  const theirs = kindsIn(holdings(playerAt(state, state.seat).storage));
  const list: ProposeMove[] = [];
  for (const give of bitsIn(own)) {
    for (const want of bitsIn(theirs & ~(1 << give))) {
      list.push(PROPOSALS[give]?.[want] as ProposeMove);
    }
  }
  return list;
}

function refusePropose(state: State, move: ProposeMove, seat: Seat): Refusal {
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

function refuseNoProposal(state: State, seat: Seat): Refusal {
  if (isDeal(state.proposals[seat] ?? NO_DEAL)) return undefined;
  return { rule: 'UD-10', code: 'no-proposal', seat };
}
