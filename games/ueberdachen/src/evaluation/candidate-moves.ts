import type { Seat } from '@richtfest/engine';
import { NUMBER_OF, holdings, kindsIn, turned } from '../bundles.ts';
import { buildingAt, countBuilds } from '../moves/build.ts';
import { bankingAt } from '../moves/bank.ts';
import { END_TURN } from '../moves/end-turn.ts';
import { type Move, legal, optional, refusal } from '../moves/index.ts';
import { canSetLoose } from '../moves/pillar.ts';
import { proposalChoices } from '../moves/proposal.ts';
import { SET_PILLAR } from '../moves/pillar.ts';
import { PILLAR, type State, hasPlate, playerAt, stored } from '../state.ts';
import { MATERIAL_PRICE, MAX_OFFERS, PILLAR_PRICE, STORAGE } from '../words.ts';
import { Haggling } from './haggling.ts';
import { bestOpenings } from './openings.ts';
import { type SwapLimits, SwapFinder } from './swaps.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** UD-10 g: a bot makes the same seat at most this many offers per turn. */
const MOST_ASKED = 3;

/** The breadth of the candidate search. */
interface CandidateLimits extends SwapLimits {
  readonly weights: Weights;
  /** The number of deals with each partner to consider at a time. */
  readonly dealsEach: number;
  readonly counters: number;
  /** UD-11: with fewer materials the bank is not considered. */
  readonly bankFrom: number;
}

const PLAIN = { largest: 2, exactEvaluations: 6, dealsEach: 2, counters: 2, bankFrom: STORAGE };
const THOROUGH = {
  largest: 3,
  exactEvaluations: 12,
  dealsEach: 3,
  counters: 3,
  bankFrom: MATERIAL_PRICE,
};

/**
 * The moves that a bot should consider: promising legal moves, and deals of up to two for two
 * (three for three if thorough) that benefit both sides. For seats that owe
 * nothing, the optional moves.
 */
export function candidateMoves(state: State, seat: Seat, isThorough = false): readonly Move[] {
  return candidatesOf({ weights: WEIGHTS, ...(isThorough ? THOROUGH : PLAIN) }, state, seat);
}

export function candidateMovesWith(weights: Weights, state: State, seat: Seat): readonly Move[] {
  return candidatesOf({ weights, ...PLAIN }, state, seat);
}

function candidatesOf(limits: CandidateLimits, state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'act') {
    return seat === state.seat ? actions(limits, state) : proposals(limits, state, seat);
  }
  if (state.phase === 'choose-trade') return trades(state);
  if (state.phase !== 'answer') return legal(state, seat);
  return seat === state.seat ? optional(state, seat) : answers(limits, state, seat);
}

/** Trades are equally good, but always taking the first would never use one with three seats. */
function trades(state: State): readonly Move[] {
  const free = legal(state, state.seat);
  const start = (state.seat + playerAt(state, state.seat).turns) % Math.max(1, free.length);
  return [...free.slice(start), ...free.slice(0, start)];
}

function actions(limits: CandidateLimits, state: State): readonly Move[] {
  const { storage } = playerAt(state, state.seat);
  const kinds = kindsIn(holdings(storage));
  const builds = Array.from({ length: countBuilds(state, kinds) }, (_, index) =>
    buildingAt(state, kinds, index),
  );
  return [
    ...bestOpenings(state, kinds),
    ...builds,
    ...offers(limits, state),
    ...banks(limits, state),
    ...(canSetLoose(state) ? [SET_PILLAR] : []),
    ...proposalChoices(state),
    END_TURN,
  ];
}

function offers(limits: CandidateLimits, state: State): Move[] {
  if (state.offers >= MAX_OFFERS) return [];
  const finder = new SwapFinder(new Haggling(state, limits.weights), limits);
  return state.players.flatMap((_, partner) => {
    const mayAsk = (state.asked[partner] as number) < MOST_ASKED;
    if (partner === state.seat || !hasPlate(state, partner) || !mayAsk) return [];
    return finder
      .swapsWith(partner, state.seat)
      .map(({ deal }): Move => ({ verb: 'offer', to: partner, ...deal }))
      .filter((move) => refusal(state, state.seat, move) === undefined)
      .slice(0, limits.dealsEach);
  });
}

/** UD-11: the bank's price only pays off for materials beyond the storage limit. */
function banks({ weights, bankFrom }: CandidateLimits, state: State): Move[] {
  const { storage } = playerAt(state, state.seat);
  const have = stored(playerAt(state, state.seat));
  if (have < bankFrom) return [];
  const haggling = new Haggling(state, weights);
  const moves: Move[] = [];
  let best = 0;
  storage.forEach((_, material) => {
    if (!haggling.couldBuild(material)) return;
    const value = haggling.worthChanged(state.seat, storage, [material, 1]);
    if (value <= best) return;
    best = value;
    moves[0] = bankingAt(material);
  });
  if (have >= PILLAR_PRICE + (bankFrom < STORAGE ? 0 : 1)) moves.push(bankingAt(PILLAR));
  return moves;
}

/** Accept, decline, and counters that benefit both sides. */
function answers(limits: CandidateLimits, state: State, seat: Seat): readonly Move[] {
  const usual = legal(state, seat).filter(({ verb }) => verb !== 'counter');
  if (usual.length === 0) return usual;
  const counters = new SwapFinder(new Haggling(state, limits.weights), limits)
    .swapsWith(seat, seat)
    .map(({ deal }): Move => ({ verb: 'counter', ...turned(deal) }))
    .filter((move) => refusal(state, seat, move) === undefined);
  return [...usual, ...counters.slice(0, limits.counters)];
}

/** UD-10 g: one proposal per turn, only of materials that the rolling seat could build with. */
function proposals(limits: CandidateLimits, state: State, seat: Seat): readonly Move[] {
  if (!hasPlate(state, seat) || (state.proposed[seat] as number) > 0) return [];
  const haggling = new Haggling(state, limits.weights);
  return new SwapFinder(haggling, limits)
    .swapsWith(seat, seat)
    .filter(({ deal }) => deal.want.some((material) => haggling.couldBuild(NUMBER_OF[material])))
    .map(({ deal }): Move => ({ verb: 'propose', ...turned(deal) }))
    .filter((move) => refusal(state, seat, move) === undefined)
    .slice(0, 1);
}
