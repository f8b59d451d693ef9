import type { Seat, TableReason } from '@richtfest/engine';
import { countBits, thingsIn } from '../bits.ts';
import { NUMBER_OF, holdings, kindsIn } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { ANSWER, type State, playerAt } from '../state.ts';
import { closeOffer, couldCarryOut, forgetOffer, swap } from '../trading.ts';
import type { Deal, Material, Materials } from '../words.ts';
import { refuseGoods, refuseOwnDeal, refusePlaces } from './deal.ts';
import { ACCEPT, DECLINE, smallCounter } from './interned.ts';
import type { CounterMove, Move } from './move.ts';
import { isPickable } from './pick.ts';

type Refusal = UeberdachenReason | TableReason | undefined;

/** UD-10 b, i: accept if it can, decline, or a counter of one for one. */
export function countAnswers(state: State, seat: Seat): number {
  const { own, theirs } = kindsOfBoth(state, seat);
  const accept = couldCarryOut(state, seat, state.offer) ? 1 : 0;
  const counters = countBits(own) * countBits(theirs) - countBits(own & theirs);
  return accept + 1 + counters - (accept === 1 && isOneForOne(state.offer) ? 1 : 0);
}

export function answerAt(state: State, seat: Seat, index: number): Move {
  const first = couldCarryOut(state, seat, state.offer) ? index : index + 1;
  if (first === 0) return ACCEPT;
  if (first === 1) return DECLINE;
  const { own, theirs } = kindsOfBoth(state, seat);
  let left = first - 2;
  for (const give of thingsIn(own)) {
    for (const want of thingsIn(theirs & ~(1 << give))) {
      if (isOfferTurned(state.offer, give, want)) continue;
      if (left === 0) return smallCounter(give, want);
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

/** UD-10 b: only who is asked, and only once. */
export function refuseAnswer(state: State, seat: Seat): Refusal {
  const answer = state.answers[seat] ?? ANSWER.none;
  if (answer === ANSWER.owed) return undefined;
  const code = answer === ANSWER.none ? 'not-addressed' : 'already-answered';
  return { rule: 'UD-10', code };
}

export function refuseAccept(state: State, seat: Seat): Refusal {
  const { want, pillars } = state.offer;
  return refuseGoods(state, seat, want) ?? refusePlaces(state, seat, pillars);
}

export function refuseCounter(state: State, seat: Seat, move: CounterMove): Refusal {
  const { give, want, pillars } = state.offer;
  const isSame =
    pillars === move.pillars && isSameList(give, move.want) && isSameList(want, move.give);
  if (isSame) return { rule: 'UD-10', code: 'counter-is-the-offer' };
  return refuseOwnDeal(state, seat, move);
}

function isSameList(a: Materials, b: Materials): boolean {
  return a.length === b.length && a.every((material, at) => material === b[at]);
}

/** UD-10 c: a lone seat's yes carries the offer out. */
export function playAccept(state: State, seat: Seat, dealer: UeberdachenDealer): void {
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

export function playDecline(state: State, seat: Seat, dealer: UeberdachenDealer): void {
  dealer.report?.({ type: 'offer-declined', seat });
  state.answers[seat] = ANSWER.declined;
  goOnAnswering(state, dealer);
}

// oxlint-disable-next-line max-params -- who answers what, and who is told
export function playCounter(
  state: State,
  seat: Seat,
  move: CounterMove,
  dealer: UeberdachenDealer,
): void {
  const { give, want, pillars } = move;
  state.answers[seat] = ANSWER.countered;
  state.counters[seat] = { give, want, pillars };
  dealer.report?.({ type: 'offer-countered', seat, give, want, pillars });
  goOnAnswering(state, dealer);
}

/** UD-10 c: after the last answer the rolling seat picks, if there is anything to pick. */
function goOnAnswering(state: State, dealer: UeberdachenDealer): void {
  if (state.answers.includes(ANSWER.owed)) return;
  if (state.answers.some(isPickable)) {
    state.phase = 'pick';
    return;
  }
  closeOffer(state);
  dealer.report?.({ type: 'offer-lapsed', seat: state.seat });
}

/** UD-10 e */
export function refuseWithdraw(state: State, seat: Seat): Refusal {
  return seat === state.seat ? undefined : { rule: 'UD-10', code: 'not-your-offer' };
}

export function playWithdraw(state: State, dealer: UeberdachenDealer): void {
  closeOffer(state);
  dealer.report?.({ type: 'offer-withdrawn', seat: state.seat });
}
