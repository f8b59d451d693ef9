import { type Seat, schema } from '@richtfest/engine';
import { BUNDLES } from '../bundles.ts';
import type { UeberdachenDealer } from '../events.ts';
import { readDeal, writeDeal } from '../notation/goods.ts';
import { ALL, ANSWER, type State, hasPlate } from '../state.ts';
import { couldCarryOut, isAddressed, pastOffer, wasMade } from '../trading.ts';
import { type Deal, MAX_OFFERS } from '../words.ts';
import { refuseGoods, refuseLoose, refusePlaces, refuseShape } from './deal.ts';
import { SEATS, dealSchemas, seatSchema } from './parameters.ts';
import type { Refusal, UeberdachenVerb } from './verb.ts';

/** `give` is given by the rolling seat. */
export interface OfferMove extends Deal {
  readonly verb: 'offer';
  readonly to: Seat | 'all';
}

export const offer: UeberdachenVerb<OfferMove> = {
  phases: ['act'],
  parameters: { to: schema.anyOf(seatSchema, schema.oneOf('all')), ...dealSchemas },
  refusal: refuseOffer,
  play: playOffer,
  notation: {
    examples: ['2 lamp for door', 'all socket for tap', '1 pillar for nothing'],
    write: (move) => `${move.to} ${writeDeal(move, true)}`,
    read(words) {
      const [, to, goods] = /^([0-3]|all) (.+)$/.exec(words) ?? [];
      const deal = goods === undefined ? undefined : readDeal(goods, true);
      return deal && { to: to === 'all' ? 'all' : Number(to), ...deal };
    },
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.

/** By receiver (`ALL` last), given and wanted bundle, as positions in `BUNDLES`. */
const OFFERS: readonly (readonly (readonly OfferMove[])[])[] = [...SEATS, ALL].map((to) =>
  BUNDLES.map((give) => BUNDLES.map((want) => offerOf(to, [give, want]))),
);

function offerOf(to: number, [give, want]: readonly (typeof BUNDLES)[number][]): OfferMove {
  return {
    verb: 'offer',
    to: to === ALL ? 'all' : to,
    give: give?.materials ?? [],
    want: want?.materials ?? [],
    // A listed offer without materials to give gives a pillar.
    pillars: give?.size === 0 ? 1 : 0,
  };
}

export function smallOffer(to: number, give: number, want: number): OfferMove {
  return OFFERS[to]?.[give]?.[want] as OfferMove;
}

function receiver({ to }: OfferMove): number {
  return to === 'all' ? ALL : to;
}

/** UD-10 a: offers of any size are legal; only small ones are listed (small-offers.ts). */
function refuseOffer(state: State, move: OfferMove): Refusal {
  if (state.offers >= MAX_OFFERS) return { rule: 'UD-10', code: 'too-many-offers' };
  const refused = refuseTerms(state, move);
  if (refused !== undefined) return refused;
  const isRepeated = wasMade(state, receiver(move), move);
  return isRepeated ? { rule: 'UD-10', code: 'same-offer-again' } : undefined;
}

/** Why an offer can't be open, whatever was offered before. */
export function refuseTerms(state: State, offered: Terms): Refusal {
  return (
    refuseReceiver(state, offered) ??
    refuseShape(offered, true) ??
    refuseGoods(state, state.seat, offered.give) ??
    refuseLoose(state, offered.pillars) ??
    refusePartner(state, offered)
  );
}

type Terms = Omit<OfferMove, 'verb'>;

function refuseReceiver(state: State, { to }: Terms): Refusal {
  if (to === state.seat) return { rule: 'UD-10', code: 'offer-to-oneself' };
  if (to === 'all') {
    const isAnybody = state.players.some((_, seat) => isAddressed(state, ALL, seat));
    return isAnybody ? undefined : { rule: 'UD-10', code: 'nobody-to-trade' };
  }
  if (hasPlate(state, to)) return undefined;
  const causes = [{ component: 'house', seat: to }];
  return { rule: 'UD-10', code: 'no-plate-to-trade', seat: to, causes };
}

function refusePartner(state: State, move: Terms): Refusal {
  const { to, want, pillars } = move;
  if (to !== 'all') {
    return refuseGoods(state, to, want) ?? refusePlaces(state, to, pillars);
  }
  const isAnybody = state.players.some(
    (_, seat) => isAddressed(state, ALL, seat) && couldCarryOut(state, seat, move),
  );
  return isAnybody ? undefined : { rule: 'UD-10', code: 'nobody-could-accept' };
}

function playOffer(state: State, move: OfferMove, dealer: UeberdachenDealer): void {
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
