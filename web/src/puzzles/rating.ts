/** A rating and how uncertain it is (Glicko). */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** Newcomers start where `family` bots are. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350 };
/** Mined difficulties are measured, so they move slowly. */
export const PUZZLE_DEVIATION = 60;
/** However many puzzles were solved, a rating stays able to change. */
const LEAST_DEVIATION = 45;

const Q = Math.LN10 / 400;

/**
 * The rating after one result: 1 for a success, 0 for a failure, 0.5 for half a success. This is
 * Glicko with one opponent per rating period (Glickman 1999).
 */
export function rated(own: Rating, other: Rating, score: number): Rating {
  const g = 1 / Math.sqrt(1 + (3 * (Q * other.deviation) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (own.rating - other.rating)) / 400));
  const information = (Q * g) ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / own.deviation ** 2 + information);
  return {
    rating: own.rating + Q * variance * g * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
  };
}
