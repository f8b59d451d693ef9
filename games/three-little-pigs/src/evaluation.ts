import { type Seat } from '@richtfest/engine';
import { exactPower } from '@richtfest/engine/exact-math';
import {
  type Forecast,
  WEIGHTS,
  forecastOf,
  leadAmong,
  lossByBlow,
  pointsOf,
  worthOf,
} from './evaluation/worth.ts';
import { estatesOf, tally } from './scoring.ts';
import { type StackKind, stacksOf } from './stacks.ts';
import { type State, NONE, hasDoor, isFinished, playerAt, stackAt, unspent } from './state.ts';
import { bestValueBy } from './turn-values/best-value.ts';
import { isLastTurn } from './turn.ts';
import { type House, KINDS, MATERIALS } from './words.ts';

/** The lead, in a seat's own turn at the end of the turn if it plays the rest well. */
export function evaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat);
  return state.seat === seat ? bestLead(state) : leadIn(forecastOf(state), seat);
}

const bestLead = bestValueBy(leadBetweenTurns);

/**
 * The evaluation of `greedy-v1`: in a seat's own turn it adds the best purchase with the dice as
 * they are, as if none could be rolled again.
 */
export function firstEvaluate(state: State, seat: Seat): number {
  if (state.phase === 'over') return finalLead(state, seat);
  const forecast = forecastOf(state);
  const lead = leadIn(forecast, seat);
  if (state.seat !== seat) return lead;
  return lead + (state.phase === 'wolf' ? bestBlow(forecast) : bestPurchase(forecast));
}

/** The value of a seat's own street, with the current dice if it is its turn. */
export function ownWorth(state: State, seat: Seat): number {
  if (state.phase === 'over')
    return tally(estatesOf(state), state.options.experienced)[seat]?.score ?? 0;
  const forecast = forecastOf(state);
  const worth = worthOf(forecast, seat);
  const isBuilding = state.seat === seat && state.phase !== 'wolf';
  return isBuilding ? worth + bestPurchase(forecast) : worth;
}

/** The lead at the end of a turn, when dice do not matter. */
export function leadBetweenTurns(state: State, seat: Seat): number {
  return isLastTurn(state) ? finalLead(state, seat) : leadIn(forecastOf(state), seat);
}

function leadIn(forecast: Forecast, seat: Seat): number {
  return leadAmong(
    forecast.state.players.map((_, other) => worthOf(forecast, other)),
    seat,
  );
}

/** At the end only the result counts. */
function finalLead(state: State, seat: Seat): number {
  const lead = scoreLead(state, seat);
  return lead + WEIGHTS.win * Math.sign(lead);
}

/** Points ahead of the best opponent if the game ended now. */
export function scoreLead(state: State, seat: Seat): number {
  const tallies = tally(estatesOf(state), state.options.experienced);
  const own = tallies[seat]?.score ?? 0;
  let best = -Infinity;
  tallies.forEach(({ score }, other) => {
    if (other !== seat) best = Math.max(best, score);
  });
  return own - best;
}

/** The maximum that one or two tiles of different stacks can add with the current symbols. */
function bestPurchase(forecast: Forecast): number {
  const { state } = forecast;
  const offers: { stack: StackKind; gain: number }[] = [];
  for (const kind of KINDS) {
    const have = unspent(state, kind);
    for (const stack of stacksOf(kind)) {
      if (have < stack.cost || stack.number === state.firstTile) continue;
      if (stackAt(state, stack.number).top === NONE) continue;
      const gain = gainOf(forecast, stack);
      if (gain > 0) offers.push({ stack, gain });
    }
  }
  let best = 0;
  for (const one of offers) {
    best = Math.max(best, one.gain);
    if (state.firstTile !== NONE) continue;
    for (const two of offers) {
      const isSameKind = one.stack.kind === two.stack.kind;
      const cost = one.stack.cost + two.stack.cost;
      if (one === two || (isSameKind && cost > unspent(state, one.stack.kind))) continue;
      best = Math.max(best, one.gain + two.gain);
    }
  }
  return best;
}

function gainOf(forecast: Forecast, stack: StackKind): number {
  const { state, roofChance, perPot, perHouse } = forecast;
  const points = stack.cost + perPot * stackAt(state, stack.number).top;
  if (stack.kind === 'roof') return roofGain(forecast, stack, points);
  let openHouses = 0;
  let fitsOn = false;
  for (const house of playerAt(state, state.seat).houses) {
    if (isFinished(house)) continue;
    openHouses++;
    if (stack.kind === 'window' || !hasDoor(house)) fitsOn = true;
  }
  const chanceOfNew = roofChance * exactPower(WEIGHTS.queue, openHouses);
  const asNew = (points + perHouse + WEIGHTS.roofToCome) * chanceOfNew;
  return fitsOn ? Math.max(points * roofChance, asNew) : asNew;
}

function roofGain(forecast: Forecast, stack: StackKind, points: number): number {
  const { state, roofChance } = forecast;
  let best = 0;
  for (const house of playerAt(state, state.seat).houses) {
    if (isFinished(house)) continue;
    const waiting = (pointsOf(forecast, house) + WEIGHTS.roofToCome) * roofChance;
    const card = winsCard(state, house, stack) ? WEIGHTS.cardInReach : 0;
    best = Math.max(best, pointsOf(forecast, house) + points + card - waiting);
  }
  return best;
}

/** LP-13: whether this roof would win an available card. */
function winsCard(state: State, house: House, { material }: StackKind): boolean {
  if (!state.options.experienced || house.length < 2 || !hasDoor(house)) return false;
  const isFree = state.materialCards[MATERIALS.indexOf(material)] === NONE;
  return isFree && house.every((tile) => tile.material === material);
}

/** LP-14: the largest mean loss among the opponents' houses. */
function bestBlow(forecast: Forecast): number {
  const { state } = forecast;
  let best = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    if (seat === state.seat) continue;
    for (const house of playerAt(state, seat).houses) {
      best = Math.max(best, lossByBlow(forecast, house));
    }
  }
  return (best * WEIGHTS.rivalry) / (state.players.length - 1);
}
