import { type ChanceTable, chanceTable } from './chances.ts';

/**
 * Weights of a heuristic value in points: what a house scores now, what
 * its rooms, bonuses and roof can still become with the cards to come, and what helpers and tools
 * are worth. Every card comes up once, so the cards to come are known; a seat gets its share.
 */
const OWN = {
  /** Probability of getting a particular room card that is still to come, if the seat wants it. */
  roomShare: 0.12,
  /** The same for a roof. */
  roofShare: 0.22,
  /** Factor for the further growth of a room. */
  growth: 0.7,
  /** The same for a furnishing bonus that is not complete yet; both bonuses are easy to get. */
  furnishing: 1.15,
  /** Expected value of a free field: above the basement, in it. */
  upperField: 2.8,
  basementField: 1.2,
  /** Each field above the basement that could take a room now, up to `openFields`. */
  openField: 0.35,
  openFields: 3,
  /** Tools while there are rounds left to use them; helpers until the end. */
  supplier: 0.8,
  handyman: 0.6,
  architect: 1.1,
  designer: 1.6,
  drill: 1.6,
  jackhammer: 0.45,
  mixer: 0.8,
  /** Being start player in the next round. */
  start: 0.5,
  /** A room that waits for its partner room. */
  beside: 0.5,
  /** An opponent's point relative to an own point. */
  rivalry: 0.5,
  /** At the end: bonus for winning. */
  win: 20,
} as const;

type SingleWeights = { readonly [Name in keyof typeof OWN]: number };

/** The weights with the tables that follow from them. */
export interface Weights extends SingleWeights {
  readonly roomChances: ChanceTable;
  readonly roofChances: ChanceTable;
}

export function weightsFrom(weights: SingleWeights): Weights {
  const { roomShare, roofShare } = weights;
  return {
    ...weights,
    roomChances: chanceTable(roomShare),
    roofChances: chanceTable(roofShare),
  };
}

export const WEIGHTS: Weights = weightsFrom(OWN);
