import type { Deal, Material, Move, View } from '@richtfest/ueberdachen';
import { isEqualJson } from '@richtfest/engine';
import { type Counts, NO_COUNTS, changed, listOf, totalOf } from './derive.ts';

/** A trade being composed on the trestle table. */
export interface Draft {
  readonly as: 'offer' | 'counter' | 'propose';
  /** UD-10: proposals and counters go to the rolling seat. */
  readonly to: number | 'all';
  readonly give: Counts;
  readonly want: Counts;
  /** They always come from the rolling seat. */
  readonly pillars: number;
  /** It has been offered as it is. */
  readonly isSent?: boolean;
}

export type Side = 'give' | 'want';

export function emptyDraft(as: Draft['as'], to: Draft['to']): Draft {
  return { as, to, give: NO_COUNTS, want: NO_COUNTS, pillars: 0 };
}

/** A counter-offer starts as the offer, mirrored. */
export function counterTo(deal: Deal, to: number): Draft {
  const count = (materials: Deal['give']) =>
    materials.reduce((so, material) => changed(so, material, 1), NO_COUNTS);
  return {
    as: 'counter',
    to,
    give: count(deal.want),
    want: count(deal.give),
    pillars: deal.pillars,
  };
}

export function moveOf({ as, to, give, want, pillars }: Draft): Move {
  const deal = { give: listOf(give), want: listOf(want), pillars };
  return as === 'offer' ? { verb: 'offer', to, ...deal } : { verb: as, ...deal };
}

/** UD-10 a: it was already offered in this turn, and nobody accepted. */
export function wasTurnedDown(draft: Draft, { pastOffers }: View): boolean {
  const { verb: _, ...deal } = moveOf(draft);
  return pastOffers.some((past) => isEqualJson(past, deal));
}

/** Nothing lies on the table yet. */
export function isEmpty({ give, want, pillars }: Draft): boolean {
  return totalOf(give) + totalOf(want) + pillars === 0;
}

/** Only what is wanted lies on the table so far. */
export function isGivingNothing({ as, give, pillars }: Draft): boolean {
  // Pillars come from the rolling seat.
  return totalOf(give) + (as === 'offer' ? pillars : 0) === 0;
}

/**
 * Adds or removes one of a kind on one side. A kind is on one side only (UD-10 a): adding it to
 * the other removes it from the first.
 */
export function laid(draft: Draft, side: Side, material: Material, by: number): Draft {
  const other = side === 'give' ? 'want' : 'give';
  if (by > 0 && draft[other][material] > 0) {
    return { ...draft, isSent: false, [other]: changed(draft[other], material, -1) };
  }
  return { ...draft, isSent: false, [side]: changed(draft[side], material, by) };
}

/** What the other side could give: the most that any addressed seat has of each kind. */
export function offered(view: View, draft: Draft, partners: readonly number[]): Counts {
  const seats = draft.to === 'all' ? partners : [draft.to];
  return seats.reduce((so: Counts, seat) => {
    const storage = view.players[seat]?.storage ?? NO_COUNTS;
    const entries = Object.entries(storage) as [Material, number][];
    return entries.reduce(
      (most, [material, count]) => ({ ...most, [material]: Math.max(most[material], count) }),
      so,
    );
  }, NO_COUNTS);
}

/** Whether an offer could be made: a partner has goods, or there is a pillar to give away. */
export function canDeal(view: View, draft: Draft, partners: readonly number[]): boolean {
  const all = offered(view, { ...draft, to: 'all' }, partners);
  return draft.as !== 'offer' || view.loosePillars > 0 || totalOf(all) > 0;
}

/** Whether the rolling seat has anything to give; a deal needs it (UD-10 a). */
export function canGive({ players, seat, loosePillars }: View, { as }: Draft): boolean {
  const storage = players[seat]?.storage ?? NO_COUNTS;
  return as !== 'offer' || loosePillars > 0 || totalOf(storage) > 0;
}
