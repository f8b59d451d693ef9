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
import { type Reach, SwapFinder } from './swaps.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** UD-10 g: a bot asks nobody more often in one turn. */
const MOST_ASKED = 3;

/** How somebody thinks, and how hard. */
interface Mind extends Reach {
  readonly weights: Weights;
  /** So many deals with each partner are worth considering at a time. */
  readonly dealsEach: number;
  readonly counters: number;
  /** UD-11: with fewer materials nobody thinks of the bank. */
  readonly bankFrom: number;
}

const PLAIN = { largest: 2, closeLooks: 6, dealsEach: 2, counters: 2, bankFrom: STORAGE };
const THOROUGH = {
  largest: 3,
  closeLooks: 12,
  dealsEach: 3,
  counters: 3,
  bankFrom: MATERIAL_PRICE,
};

/**
 * What is worth a bot's look: of the long list what may be best, and deals of up to two for two
 * (who is thorough, three for three), found by what both sides would gain. For seats that owe
 * nothing, what they might volunteer.
 */
export function candidateMoves(state: State, seat: Seat, isThorough = false): readonly Move[] {
  return candidatesOf({ weights: WEIGHTS, ...(isThorough ? THOROUGH : PLAIN) }, state, seat);
}

export function candidateMovesWith(weights: Weights, state: State, seat: Seat): readonly Move[] {
  return candidatesOf({ weights, ...PLAIN }, state, seat);
}

function candidatesOf(mind: Mind, state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'act') {
    return seat === state.seat ? actions(mind, state) : proposals(mind, state, seat);
  }
  if (state.phase === 'choose-trade') return trades(state);
  if (state.phase !== 'answer') return legal(state, seat);
  return seat === state.seat ? optional(state, seat) : answers(mind, state, seat);
}

/** All trades are alike, and bots that always chose the first would never be masons among three. */
function trades(state: State): readonly Move[] {
  const free = legal(state, state.seat);
  const start = (state.seat + playerAt(state, state.seat).turns) % Math.max(1, free.length);
  return [...free.slice(start), ...free.slice(0, start)];
}

function actions(mind: Mind, state: State): readonly Move[] {
  const { storage } = playerAt(state, state.seat);
  const kinds = kindsIn(holdings(storage));
  const builds = Array.from({ length: countBuilds(state, kinds) }, (_, index) =>
    buildingAt(state, kinds, index),
  );
  return [
    ...bestOpenings(state, kinds),
    ...builds,
    ...offers(mind, state),
    ...banks(mind, state),
    ...(canSetLoose(state) ? [SET_PILLAR] : []),
    ...proposalChoices(state),
    END_TURN,
  ];
}

function offers(mind: Mind, state: State): Move[] {
  if (state.offers >= MAX_OFFERS) return [];
  const finder = new SwapFinder(new Haggling(state, mind.weights), mind);
  return state.players.flatMap((_, partner) => {
    const mayAsk = (state.asked[partner] as number) < MOST_ASKED;
    if (partner === state.seat || !hasPlate(state, partner) || !mayAsk) return [];
    return finder
      .swapsWith(partner, state.seat)
      .map(({ deal }): Move => ({ verb: 'offer', to: partner, ...deal }))
      .filter((move) => refusal(state, state.seat, move) === undefined)
      .slice(0, mind.dealsEach);
  });
}

/** UD-11: only with more than the storage keeps is the bank's price worth a thought. */
function banks({ weights, bankFrom }: Mind, state: State): Move[] {
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

/** Accept, decline, and the counters by which both would gain. */
function answers(mind: Mind, state: State, seat: Seat): readonly Move[] {
  const usual = legal(state, seat).filter(({ verb }) => verb !== 'counter');
  if (usual.length === 0) return usual;
  const counters = new SwapFinder(new Haggling(state, mind.weights), mind)
    .swapsWith(seat, seat)
    .map(({ deal }): Move => ({ verb: 'counter', ...turned(deal) }))
    .filter((move) => refusal(state, seat, move) === undefined);
  return [...usual, ...counters.slice(0, mind.counters)];
}

/** UD-10 g: one a turn, and only what the rolling seat could build with. */
function proposals(mind: Mind, state: State, seat: Seat): readonly Move[] {
  if (!hasPlate(state, seat) || (state.proposed[seat] as number) > 0) return [];
  const haggling = new Haggling(state, mind.weights);
  return new SwapFinder(haggling, mind)
    .swapsWith(seat, seat)
    .filter(({ deal }) => deal.want.some((material) => haggling.couldBuild(NUMBER_OF[material])))
    .map(({ deal }): Move => ({ verb: 'propose', ...turned(deal) }))
    .filter((move) => refusal(state, seat, move) === undefined)
    .slice(0, 1);
}
