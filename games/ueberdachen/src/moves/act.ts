import type { State } from '../state.ts';
import { bankingAt, countBanks } from './bank.ts';
import { buildingAt, countBuilds } from './build.ts';
import { END_TURN, SET_PILLAR } from './interned.ts';
import type { Move } from './move.ts';
import { countOpenings, openingAt } from './open-room.ts';
import { canSetLoose } from './pillar.ts';
import { proposalChoices } from './proposal.ts';
import { countSmallOffers, smallOfferAt } from './small-offers.ts';

/** UD-6: how many actions the list of the rolling seat holds. */
export function countActing(state: State): number {
  return (
    countOpenings(state) +
    countBuilds(state) +
    countSmallOffers(state) +
    countBanks(state) +
    (canSetLoose(state) ? 1 : 0) +
    proposalChoices(state).length +
    1
  );
}

/** The `index`-th of them, in the order of the table of decisions. */
export function acting(state: State, index: number): Move {
  let left = index;
  const openings = countOpenings(state);
  if (left < openings) return openingAt(state, left);
  left -= openings;
  const builds = countBuilds(state);
  if (left < builds) return buildingAt(state, left);
  left -= builds;
  const offers = countSmallOffers(state);
  if (left < offers) return smallOfferAt(state, left);
  left -= offers;
  const banks = countBanks(state);
  if (left < banks) return bankingAt(left);
  left -= banks;
  if (canSetLoose(state)) {
    if (left === 0) return SET_PILLAR;
    left--;
  }
  return proposalChoices(state)[left] ?? END_TURN;
}
