import { countBits, bitsIn } from '../bits.ts';
import {
  BUNDLES,
  type Bundle,
  KINDS,
  bundleOfOne,
  countPairs,
  holdings,
  kindsIn,
  twiceIn,
} from '../bundles.ts';
import { ALL, type PastOffer, type State, freePlaces, hasPlate, playerAt } from '../state.ts';
import { MAX_OFFERS } from '../words.ts';
import { smallOffer } from './offer.ts';
import type { Move } from './index.ts';

const NEEDS: readonly number[] = BUNDLES.map(({ needs }) => needs);

/**
 * UD-10 i: the offers of the legal list, counted without being listed: 1:1, 2:1 and 1:2 to one
 * seat, a pillar to one seat for nothing, one or two, and 1:1 to all.
 */
export function countSmallOffers(state: State, own: number): number {
  if (state.offers >= MAX_OFFERS) return 0;
  let count = 0;
  let all = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat || !hasPlate(state, seat)) continue;
    const theirs = holdings(playerAt(state, seat).storage);
    all |= kindsIn(theirs);
    count += countTo(state, seat, { own, theirs });
  }
  return count + countSingles(own, all) - countPastTo(state, ALL);
}

/** The `index`-th by receiver, given and wanted bundle; undefined beyond the last. */
export function smallOfferAt(state: State, own: number, index: number): Move | undefined {
  if (state.offers >= MAX_OFFERS) return undefined;
  let left = index;
  let all = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat || !hasPlate(state, seat)) continue;
    const theirs = holdings(playerAt(state, seat).storage);
    all |= kindsIn(theirs);
    const count = countTo(state, seat, { own, theirs });
    if (left < count) return offerTo(state, { to: seat, own, theirs }, left);
    left -= count;
  }
  const singles = countSingles(own, all) - countPastTo(state, ALL);
  return left < singles ? nthSingle(state, { own, all }, left) : undefined;
}

/** All offers of the list to one seat. */
function countTo(
  state: State,
  seat: number,
  { own, theirs }: { readonly own: number; readonly theirs: number },
): number {
  const pillars = takesPillar(state, seat) ? 1 + countUpToTwo(theirs) : 0;
  return pillars + countSwaps(own, theirs) - countPastTo(state, seat);
}

function countPastTo(state: State, to: number): number {
  let count = 0;
  for (let at = 0; at < state.past.length; at++) {
    const past = state.past[at] as PastOffer;
    if (past.to === to && isListed(state, past)) count++;
  }
  return count;
}

interface Addressing {
  readonly to: number;
  readonly own: number;
  readonly theirs: number;
}

function offerTo(state: State, { to, own, theirs }: Addressing, index: number): Move {
  let left = index;
  for (let give = takesPillar(state, to) ? 0 : 1; give < BUNDLES.length; give++) {
    if (((NEEDS[give] as number) & ~own) !== 0) continue;
    const { size, kinds } = BUNDLES[give] as Bundle;
    const free = theirs & ~(kinds | (kinds << KINDS));
    const wants = size === 2 ? countBits(kindsIn(free)) : countUpToTwo(free);
    const open = (size === 0 ? 1 + wants : wants) - countPast(state, to, give);
    if (left < open) return nthWant(state, { to, give, free }, left);
    left -= open;
  }
  throw new RangeError(`there is no offer ${index} to seat ${to}`);
}

interface Giving {
  readonly to: number;
  readonly give: number;
  /** The receiver's kinds that are not given. */
  readonly free: number;
}

function nthWant(state: State, { to, give, free }: Giving, index: number): Move {
  const { size } = BUNDLES[give] as Bundle;
  let left = index;
  for (let want = size === 0 ? 0 : 1; want < BUNDLES.length; want++) {
    if (((NEEDS[want] as number) & ~free) !== 0) continue;
    if (size === 2 && (BUNDLES[want] as Bundle).size > 1) continue;
    if (isPast(state, { to, give, want })) continue;
    if (left === 0) return smallOffer(to, give, want);
    left--;
  }
  throw new RangeError(`there is no offer ${index} to seat ${to}`);
}

function nthSingle(state: State, { own, all }: { own: number; all: number }, index: number): Move {
  let left = index;
  for (const kind of bitsIn(kindsIn(own))) {
    const give = bundleOfOne(kind);
    const free = all & ~(1 << kind);
    const open = countBits(free) - countPast(state, ALL, give);
    if (left >= open) {
      left -= open;
      continue;
    }
    for (const wanted of bitsIn(free)) {
      const want = bundleOfOne(wanted);
      if (isPast(state, { to: ALL, give, want })) continue;
      if (left === 0) return smallOffer(ALL, give, want);
      left--;
    }
  }
  throw new RangeError(`there is no offer ${index} to all`);
}

/** The number of bundles of one or two materials that these holdings allow. */
function countUpToTwo(holding: number): number {
  const kinds = kindsIn(holding);
  return countBits(kinds) + countPairs(kinds, twiceIn(holding));
}

/** 1:1, 2:1 and 1:2 between two storages: no kind is on both sides. */
function countSwaps(own: number, theirs: number): number {
  const mine = kindsIn(own);
  const yours = kindsIn(theirs);
  const mineTwice = twiceIn(own);
  const yoursTwice = twiceIn(theirs);
  const singles = countBits(mine & ~yours) * countUpToTwo(theirs);
  const yourCount = countBits(yours);
  // The receiver's holdings without the given kind, which can't be on both sides.
  const fewer = yourCount - 1 + ((yourCount - 1) * (yourCount - 2)) / 2 + countBits(yoursTwice);
  const both = mine & yours;
  const shared = countBits(both) * fewer - countBits(both & yoursTwice);
  const clash = countBits(both) * (countBits(mine) - 1) + countBits(both & mineTwice);
  const pairs = countPairs(mine, mineTwice) * yourCount - clash;
  return singles + shared + pairs;
}

/** 1:1 to all. */
function countSingles(own: number, all: number): number {
  const mine = kindsIn(own);
  return countBits(mine) * countBits(all) - countBits(mine & all);
}

/** UD-10 h */
function takesPillar(state: State, seat: number): boolean {
  return state.loose > 0 && freePlaces(playerAt(state, seat)) > 0;
}

/** UD-10 a: the number of offers of this bundle to this receiver that may not be repeated. */
function countPast(state: State, to: number, give: number): number {
  let count = 0;
  for (let at = 0; at < state.past.length; at++) {
    const past = state.past[at] as PastOffer;
    if (past.to === to && past.give === give && isListed(state, past)) count++;
  }
  return count;
}

function isPast(state: State, { to, give, want }: { to: number; give: number; want: number }) {
  for (let at = 0; at < state.past.length; at++) {
    const past = state.past[at] as PastOffer;
    const isSame = past.to === to && past.give === give && past.want === want;
    if (isSame && isListed(state, past)) return true;
  }
  return false;
}

/** Whether a past offer would be listed if it could be repeated; the storages have not changed. */
function isListed(state: State, { to, give, want, pillars }: PastOffer): boolean {
  const given = BUNDLES[give];
  const wanted = BUNDLES[want];
  if (given === undefined || wanted === undefined) return false;
  if (to === ALL) return pillars === 0 && given.size === 1 && wanted.size === 1;
  if (given.size === 0) return pillars === 1 && takesPillar(state, to);
  return pillars === 0 && given.size + wanted.size <= 3;
}
