import type { Seat } from '@richtfest/engine';
import { NONE, type State, isDeal } from '../state.ts';
import { standing } from '../scoring.ts';
import { Haggling } from './haggling.ts';
import { WEIGHTS } from './weights.ts';

/**
 * How good a position is for a seat: what it has against what the others have; with an open
 * offer or proposal, as if it were carried out where both sides gain.
 */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat);
  const haggling = new Haggling(state);
  if (state.offerTo !== NONE) return haggling.valueOfOffer(seat);
  const isProposing = seat !== state.seat && isDeal(state.proposals[seat] ?? state.offer);
  return isProposing ? haggling.valueOfProposal(seat) : haggling.value(seat);
}

/** At the end only the result counts. */
function finalLead(state: State, seat: Seat): number {
  const tallies = standing(state);
  const own = tallies[seat]?.score ?? 0;
  let best = -Infinity;
  tallies.forEach(({ score }, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return own - best + WEIGHTS.win * Math.sign(own - best);
}
