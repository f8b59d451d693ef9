import type { Seat } from '@richtfest/engine';
import { NUMBER_OF, bundleNumber, hasAll } from './bundles.ts';
import type { UeberdachenDealer } from './events.ts';
import {
  ALL,
  ANSWER,
  NONE,
  NO_DEAL,
  type PastOffer,
  type State,
  freePlaces,
  hasPlate,
  playerAt,
} from './state.ts';
import type { Deal, Material, Materials } from './words.ts';

/** UD-10: whether an offer to `to` addresses this seat. */
export function isAddressed(state: State, to: number, seat: Seat): boolean {
  return seat !== state.seat && (to === ALL || to === seat) && hasPlate(state, seat);
}

/** UD-10 a: whether a seat could carry out the rolling seat's deal. */
export function couldCarryOut(state: State, seat: Seat, { want, pillars }: Deal): boolean {
  const player = playerAt(state, seat);
  return pillars <= freePlaces(player) && hasAll(player.storage, want);
}

/** UD-10 d: whether a seat's own deal can be carried out now. */
export function isPossible(state: State, seat: Seat, { give, want, pillars }: Deal): boolean {
  const player = playerAt(state, seat);
  return (
    pillars <= state.loose &&
    pillars <= freePlaces(player) &&
    hasAll(player.storage, give) &&
    hasAll(playerAt(state, state.seat).storage, want)
  );
}

/** Carries out a deal, stated from the rolling seat's side. */
// oxlint-disable-next-line max-params -- internal; all four are needed
export function swap(state: State, partner: Seat, deal: Deal, dealer: UeberdachenDealer): void {
  const { give, want, pillars } = deal;
  const rolling = playerAt(state, state.seat);
  const other = playerAt(state, partner);
  move(rolling.storage, other.storage, give);
  move(other.storage, rolling.storage, want);
  // UD-10 h: the receiver sets the pillars immediately.
  state.loose -= pillars;
  other.pillars += pillars;
  if (give.length + want.length > 0) storageChanged(state);
  if (dealer.report === undefined) return;
  const { seat } = state;
  dealer.report({ type: 'goods-swapped', seat, with: partner, give, want, pillars });
  for (let set = pillars - 1; set >= 0; set--) {
    const { floor } = other;
    dealer.report({ type: 'pillar-set', seat: partner, floor, pillars: other.pillars - set });
  }
}

function move(from: number[], to: number[], materials: Materials): void {
  for (let at = 0; at < materials.length; at++) {
    const number = NUMBER_OF[materials[at] as Material];
    from[number] = (from[number] as number) - 1;
    to[number] = (to[number] as number) + 1;
  }
}

/**
 * UD-10 a: the rolling seat's storage has changed, so every offer may be made again. (No other
 * storage changes in a turn without it.)
 */
export function storageChanged(state: State): void {
  state.past.length = 0;
}

export function pastOffer(to: number, { give, want, pillars }: Deal): PastOffer {
  return { to, give: bundleNumber(give), want: bundleNumber(want), pillars };
}

/** UD-10 a: whether this offer was made before and the storages have not changed since. */
export function wasMade(state: State, to: number, deal: Deal): boolean {
  const offer = pastOffer(to, deal);
  return state.past.some((past) => isSameOffer(past, offer));
}

function isSameOffer(a: PastOffer, b: PastOffer): boolean {
  return a.to === b.to && a.give === b.give && a.want === b.want && a.pillars === b.pillars;
}

/** UD-10 a: an offer that was carried out may be made again, even if it only moved pillars. */
export function forgetOffer(state: State): void {
  const offer = pastOffer(state.offerTo, state.offer);
  state.past = state.past.filter((past) => !isSameOffer(past, offer));
}

/** Closes the open offer; the rolling seat continues. */
export function closeOffer(state: State): void {
  state.offerTo = NONE;
  state.offer = NO_DEAL;
  for (let seat = 0; seat < state.answers.length; seat++) {
    state.answers[seat] = ANSWER.none;
    state.counters[seat] = NO_DEAL;
  }
  state.phase = 'act';
}
