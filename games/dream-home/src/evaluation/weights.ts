import { type ChanceTable, chanceTable } from './chances.ts';

/**
 * Weights of a heuristic value in points: what a house scores now, what
 * its rooms, bonuses and roof can still become with the cards to come, and what helpers and tools
 * are worth. Every card comes up once, so the cards to come are known; a seat gets its share.
 */
const OWN = {
  /** Probability of getting a particular room card that is still to come, if the seat wants it. */
  roomShare: 0.105,
  /** The same for a roof. */
  roofShare: 0.235,
  /** Factor for the further growth of a room. */
  growth: 0.65,
  /** The same for a furnishing bonus that is not complete yet; both bonuses are easy to get. */
  furnishing: 1.7,
  /** Expected value of a free field: above the basement, in it. */
  upperField: 2.1,
  basementField: 1.2,
  /** Each field above the basement that could take a room now, up to `openFields`. */
  openField: 0.45,
  openFields: 3,
  /** Tools while there are rounds left to use them; helpers until the end. */
  supplier: 1,
  handyman: 0.65,
  architect: 0.85,
  designer: 1.1,
  drill: 0.95,
  jackhammer: 0.4,
  mixer: 0.6,
  /** Being start player in the next round. */
  start: 1.3,
  /** A room that waits for its partner room. */
  beside: 0.22,
  /** An opponent's point relative to an own point. */
  rivalry: 1.2,
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
