import { type Seat, withoutParameters } from '@richtfest/engine';
import { countBits, bitsIn } from '../bits.ts';
import { NUMBER_OF, holdings, kindsIn } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import { ANSWER, type State, playerAt } from '../state.ts';
import { closeOffer, couldCarryOut, forgetOffer, swap } from '../trading.ts';
import { type Deal, MATERIALS, type Material, type Materials } from '../words.ts';
import { refuseGoods, refuseOwnDeal, refusePlaces } from './deal.ts';
import { withDeal } from './parameters.ts';
import { isPickable } from './pick.ts';
import { type Refusal, type UeberdachenVerb, anySeat } from './verb.ts';

export interface AcceptMove {
  readonly verb: 'accept';
}
export interface DeclineMove {
  readonly verb: 'decline';
}
/** `give` is given by the answering seat; pillars still come from the rolling seat. */
export interface CounterMove extends Deal {
  readonly verb: 'counter';
}
export interface WithdrawMove {
  readonly verb: 'withdraw';
}
type Answer = AcceptMove | DeclineMove | CounterMove;

/** UD-10: the phase is checked before whether the seat was addressed. */
const WHILE_OFFERED = {
  phases: ['answer'],
  turn: anySeat,
  notAnAction: { rule: 'UD-10', code: 'no-open-offer' },
} as const;

export const accept: UeberdachenVerb<AcceptMove> = {
  ...withoutParameters,
  ...WHILE_OFFERED,
  refusal: (state, _move, seat) => refuseAnswer(state, seat) ?? refuseAccepting(state, seat),
  play: playAccept,
};

export const decline: UeberdachenVerb<DeclineMove> = {
  ...withoutParameters,
  ...WHILE_OFFERED,
  refusal: (state, _move, seat) => refuseAnswer(state, seat),
  play(state, _move, dealer, seat) {
    dealer.report?.({ type: 'offer-declined', seat });
    state.answers[seat] = ANSWER.declined;
    goOnAnswering(state, dealer);
  },
};

export const counter: UeberdachenVerb<CounterMove> = {
  ...withDeal('door for lamp lamp'),
  ...WHILE_OFFERED,
  refusal: (state, move, seat) => refuseAnswer(state, seat) ?? refuseCounter(state, move, seat),
  play(state, { give, want, pillars }, dealer, seat) {
    state.answers[seat] = ANSWER.countered;
    state.counters[seat] = { give, want, pillars };
    dealer.report?.({ type: 'offer-countered', seat, give, want, pillars });
    goOnAnswering(state, dealer);
  },
};

/** UD-10 e */
export const withdraw: UeberdachenVerb<WithdrawMove> = {
  ...withoutParameters,
  ...WHILE_OFFERED,
  turn: (state, seat) =>
    anySeat(state, seat) ??
    (seat === state.seat ? undefined : { rule: 'UD-10', code: 'not-your-offer' }),
  refusal: () => undefined,
  play(state, _move, dealer) {
    closeOffer(state);
    dealer.report?.({ type: 'offer-withdrawn', seat: state.seat });
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const ACCEPT: AcceptMove = { verb: 'accept' };
export const DECLINE: DeclineMove = { verb: 'decline' };
export const WITHDRAW: WithdrawMove = { verb: 'withdraw' };
const COUNTERS: readonly (readonly CounterMove[])[] = MATERIALS.map((give) =>
  MATERIALS.map((want) => ({ verb: 'counter', give: [give], want: [want], pillars: 0 })),
);

/** UD-10 b, i: accept if it can, decline, or a counter of one for one. */
export function countAnswers(state: State, seat: Seat): number {
  const { own, theirs } = kindsOfBoth(state, seat);
  const accept = couldCarryOut(state, seat, state.offer) ? 1 : 0;
  const counters = countBits(own) * countBits(theirs) - countBits(own & theirs);
  return accept + 1 + counters - (accept === 1 && isOneForOne(state.offer) ? 1 : 0);
}

export function answerAt(state: State, seat: Seat, index: number): Answer {
  const first = couldCarryOut(state, seat, state.offer) ? index : index + 1;
  if (first === 0) return ACCEPT;
  if (first === 1) return DECLINE;
  const { own, theirs } = kindsOfBoth(state, seat);
  let left = first - 2;
  for (const give of bitsIn(own)) {
    for (const want of bitsIn(theirs & ~(1 << give))) {
      if (isOfferTurned(state.offer, give, want)) continue;
      if (left === 0) return COUNTERS[give]?.[want] as CounterMove;
      left--;
    }
  }
  throw new RangeError(`seat ${seat} has no answer ${index}`);
}

function kindsOfBoth(state: State, seat: Seat): { own: number; theirs: number } {
  return {
    own: kindsIn(holdings(playerAt(state, seat).storage)),
    theirs: kindsIn(holdings(playerAt(state, state.seat).storage)),
  };
}

function isOneForOne({ give, want, pillars }: Deal): boolean {
  return pillars === 0 && give.length === 1 && want.length === 1;
}

function isOfferTurned(offer: Deal, give: number, want: number): boolean {
  return (
    isOneForOne(offer) &&
    NUMBER_OF[offer.want[0] as Material] === give &&
    NUMBER_OF[offer.give[0] as Material] === want
  );
}

/** UD-10 b: only a seat that was addressed, and only once. */
function refuseAnswer(state: State, seat: Seat): Refusal {
  const answer = state.answers[seat] ?? ANSWER.none;
  if (answer === ANSWER.owed) return undefined;
  const code = answer === ANSWER.none ? 'not-addressed' : 'already-answered';
  return { rule: 'UD-10', code };
}

/** Why a seat can't accept the open offer. */
export function refuseAccepting(state: State, seat: Seat): Refusal {
  const { want, pillars } = state.offer;
  return refuseGoods(state, seat, want) ?? refusePlaces(state, seat, pillars);
}

/** Why a deal can't be a seat's counter to the open offer. */
export function refuseCounter(state: State, move: Deal, seat: Seat): Refusal {
  const { give, want, pillars } = state.offer;
  const isSame =
    pillars === move.pillars && isSameList(give, move.want) && isSameList(want, move.give);
  if (isSame) return { rule: 'UD-10', code: 'counter-is-the-offer' };
  return refuseOwnDeal(state, seat, move);
}

function isSameList(a: Materials, b: Materials): boolean {
  return a.length === b.length && a.every((material, at) => material === b[at]);
}

/** UD-10 c: if only one seat was addressed, its acceptance carries out the offer. */
function playAccept(state: State, _move: AcceptMove, dealer: UeberdachenDealer, seat: Seat): void {
  dealer.report?.({ type: 'offer-accepted', seat });
  state.answers[seat] = ANSWER.accepted;
  if (!isLone(state, seat)) {
    goOnAnswering(state, dealer);
    return;
  }
  const { offer } = state;
  forgetOffer(state);
  closeOffer(state);
  swap(state, seat, offer, dealer);
}

function isLone(state: State, seat: Seat): boolean {
  return state.answers.every((answer, other) => other === seat || answer === ANSWER.none);
}

/** UD-10 c: after the last answer the rolling seat picks if there is a choice. */
function goOnAnswering(state: State, dealer: UeberdachenDealer): void {
  if (state.answers.includes(ANSWER.owed)) return;
  if (state.answers.some(isPickable)) {
    state.phase = 'pick';
    return;
  }
  closeOffer(state);
  dealer.report?.({ type: 'offer-lapsed', seat: state.seat });
}
