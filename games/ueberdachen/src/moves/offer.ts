import type { Seat, TableReason } from '@richtfest/engine';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { ALL, ANSWER, type State, hasPlate } from '../state.ts';
import { couldCarryOut, isAddressed, pastOffer, wasMade } from '../trading.ts';
import { MAX_OFFERS } from '../words.ts';
import { refuseGoods, refuseLoose, refusePlaces, refuseShape } from './deal.ts';
import type { OfferMove } from './move.ts';

type Refusal = UeberdachenReason | TableReason | undefined;

function receiver({ to }: OfferMove): number {
  return to === 'all' ? ALL : to;
}

/** UD-10 a: of any size; the list holds the small ones (small-offers.ts). */
export function refuseOffer(state: State, move: OfferMove): Refusal {
  const { give, pillars } = move;
  if (state.offers >= MAX_OFFERS) return { rule: 'UD-10', code: 'too-many-offers' };
  const refused =
    refuseReceiver(state, move) ??
    refuseShape(move, true) ??
    refuseGoods(state, state.seat, give) ??
    refuseLoose(state, pillars) ??
    refusePartner(state, move);
  if (refused !== undefined) return refused;
  const isRepeated = wasMade(state, receiver(move), move);
  return isRepeated ? { rule: 'UD-10', code: 'same-offer-again' } : undefined;
}

function refuseReceiver(state: State, { to }: OfferMove): Refusal {
  if (to === state.seat) return { rule: 'UD-10', code: 'offer-to-oneself' };
  if (to === 'all') {
    const isAnybody = state.players.some((_, seat) => isAddressed(state, ALL, seat));
    return isAnybody ? undefined : { rule: 'UD-10', code: 'nobody-to-trade' };
  }
  if (hasPlate(state, to)) return undefined;
  const causes = [{ component: 'house', seat: to }];
  return { rule: 'UD-10', code: 'no-plate-to-trade', seat: to, causes };
}

function refusePartner(state: State, move: OfferMove): Refusal {
  const { to, want, pillars } = move;
  if (to !== 'all') {
    return refuseGoods(state, to, want) ?? refusePlaces(state, to, pillars);
  }
  const isAnybody = state.players.some(
    (_, seat) => isAddressed(state, ALL, seat) && couldCarryOut(state, seat, move),
  );
  return isAnybody ? undefined : { rule: 'UD-10', code: 'nobody-could-accept' };
}

export function playOffer(state: State, move: OfferMove, dealer: UeberdachenDealer): void {
  const { to, give, want, pillars } = move;
  const number = receiver(move);
  state.offers++;
  state.past.push(pastOffer(number, move));
  state.offerTo = number;
  state.offer = { give, want, pillars };
  for (let seat: Seat = 0; seat < state.players.length; seat++) {
    const isAsked = isAddressed(state, number, seat);
    state.answers[seat] = isAsked ? ANSWER.owed : ANSWER.none;
    if (isAsked) state.asked[seat] = (state.asked[seat] as number) + 1;
  }
  state.phase = 'answer';
  dealer.report?.({ type: 'offer-made', seat: state.seat, to, give, want, pillars });
}
