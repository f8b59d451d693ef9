import { type Seat } from '@richtfest/engine';
import { exactPower } from '@richtfest/engine/exact-math';
import { standing } from '../scoring.ts';
import { NONE, NO_DEAL, type State, isDeal, playerAt } from '../state.ts';
import { isRoof } from '../turn.ts';
import { MAX_ROLLS } from '../words.ts';
import { Haggling } from './haggling.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * The value of a position for a seat relative to the other seats; an open
 * offer or proposal counts as carried out if both sides gain.
 */
export function evaluate(state: State, seat: Seat): number {
  return evaluateWith(WEIGHTS, state, seat);
}

export function evaluateWith(weights: Weights, state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat, NONE);
  const haggling = new Haggling(state, weights);
  if (state.offerTo !== NONE) return haggling.valueOfOffer(seat);
  if (state.phase === 'roll-again') return valueOfRolls(haggling, seat);
  const isProposing = seat !== state.seat && isDeal(state.proposals[seat] ?? NO_DEAL);
  return isProposing ? haggling.valueOfProposal(seat) : haggling.value(seat);
}

/** The value of a seat's own position including an open offer; at the end its points. */
export function ownWorth(state: State, seat: Seat): number {
  if (state.phase === 'over') return standing(state)[seat]?.score ?? 0;
  return new Haggling(state, WEIGHTS).worthWithOffer(seat);
}

/** UD-14: the expected value of the remaining rolls for a 6. */
function valueOfRolls(haggling: Haggling, seat: Seat): number {
  const { state, weights } = haggling;
  const now = haggling.value(seat);
  const sixes = state.options.die.filter(({ pillar }) => pillar).length / state.options.die.length;
  const chance = 1 - exactPower(1 - sixes, MAX_ROLLS - state.rolls);
  const isOwn = seat === state.seat;
  const six = isRoof(playerAt(state, state.seat))
    ? finalLead(state, seat, state.seat)
    : now + (isOwn ? weights.ceiling : 0);
  return now + chance * (six - now);
}

/** At the end only the result counts; `roof` is the seat that would get it now. */
function finalLead(state: State, seat: Seat, roof: Seat): number {
  const scores = standing(roof === NONE ? state : { ...state, roof }).map(({ score }) => score);
  const own = scores[seat] ?? 0;
  let best = -Infinity;
  scores.forEach((score, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return own - best + WEIGHTS.win * Math.sign(own - best);
}
