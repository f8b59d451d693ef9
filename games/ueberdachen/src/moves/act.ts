import { holdings, kindsIn } from '../bundles.ts';
import { type State, playerAt } from '../state.ts';
import { bankingAt, countBanks } from './bank.ts';
import { buildingAt, countBuilds } from './build.ts';
import { END_TURN } from './end-turn.ts';
import type { Move } from './index.ts';
import { countOpenings, openingAt } from './open-room.ts';
import { SET_PILLAR, canSetLoose } from './pillar.ts';
import { proposalChoices } from './proposal.ts';
import { countSmallOffers, smallOfferAt } from './small-offers.ts';

/** UD-6: the number of legal actions of the rolling seat. */
export function countActing(state: State): number {
  const own = holdings(playerAt(state, state.seat).storage);
  const kinds = kindsIn(own);
  return (
    countOpenings(state, kinds) +
    countBuilds(state, kinds) +
    countSmallOffers(state, own) +
    countBanks(state) +
    (canSetLoose(state) ? 1 : 0) +
    proposalChoices(state).length +
    1
  );
}

/** The `index`-th action, in the order of the decision table in the rules. */
export function acting(state: State, index: number): Move {
  const own = holdings(playerAt(state, state.seat).storage);
  const kinds = kindsIn(own);
  let left = index;
  const openings = countOpenings(state, kinds);
  if (left < openings) return openingAt(state, kinds, left);
  left -= openings;
  const builds = countBuilds(state, kinds);
  if (left < builds) return buildingAt(state, kinds, left);
  left -= builds;
  const offer = smallOfferAt(state, own, left);
  if (offer !== undefined) return offer;
  left -= countSmallOffers(state, own);
  const banks = countBanks(state);
  if (left < banks) return bankingAt(left);
  left -= banks;
  if (canSetLoose(state)) {
    if (left === 0) return SET_PILLAR;
    left--;
  }
  return proposalChoices(state)[left] ?? END_TURN;
}
