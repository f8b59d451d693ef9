import { THRESHOLDS } from '../grades.ts';
import type { Ranking, Rival } from './rank-moves.ts';

/** The criteria that every puzzle fulfils. */
export const CRITERIA = {
  /** The budget of the search, in multiples of that of `expert`. */
  depth: 10,
  /** The lines of the search with another rollout policy. */
  secondBudget: 4000,
  /** How many standard errors the best move is ahead of every other one. */
  certainty: 3,
  /** How many win shares it is ahead of every other one: less is not worth a puzzle. */
  shares: 0.01,
  /** The cost of the most frequent mistake, in win shares or points: at least an inaccuracy. */
  mistake: {
    shares: THRESHOLDS.shares.inaccuracy,
    points: THRESHOLDS.points.inaccuracy,
  },
  /** The attempts of each weaker level. */
  attempts: 40,
  /** How often `child` or `family` misses the answer, as a share of its attempts. */
  misses: 0.25,
} as const;

export function isAhead<Move>({ margin, error }: Rival<Move>, certainty: number): boolean {
  return margin.shares > certainty * error.shares;
}

/** Whether the best move is as far ahead of another one as a puzzle requires. */
export function isClearlyBehind<Move>(rival: Rival<Move>): boolean {
  return rival.margin.shares >= CRITERIA.shares && isAhead(rival, CRITERIA.certainty);
}

/** Whether the best move is ahead of every other one as a puzzle requires. */
export function isClearlyBest<Move>({ rivals }: Ranking<Move>): boolean {
  return rivals.length > 0 && rivals.every(isClearlyBehind);
}

/**
 * The rest of the budget will hardly put the closest rival far enough behind. The few puzzles that
 * this overlooks have the smallest margins.
 */
export function isTooClose<Move>({ margin, error }: Rival<Move>, share: number): boolean {
  const possible = margin.shares + error.shares;
  const finalError = error.shares * Math.sqrt(Math.min(1, share));
  return possible < Math.max(CRITERIA.shares, CRITERIA.certainty * finalError);
}

/** Whether a mistake is worth a puzzle, if it costs `doubt` standard errors more than measured. */
export function isCostly<Move>({ margin, error }: Rival<Move>, doubt = 0): boolean {
  const { shares, points } = CRITERIA.mistake;
  return (
    margin.shares + doubt * error.shares >= shares || margin.points + doubt * error.points >= points
  );
}
