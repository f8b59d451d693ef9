import type { GameTypes, PlayableGame } from '@richtfest/engine';
import { judgeIterations } from './judge.ts';
import { type Method, methodOf } from './valuing/valuer.ts';

/** How much work a review may do. */
export interface ReviewBudget {
  /** Rollouts of the judge for each decision. */
  readonly search: number;
  /** Samples for each decision, on average. */
  readonly compare: number;
  /** Samples for each position, on average. */
  readonly value: number;
  /** Rollouts for each explanation. */
  readonly explain: number;
}

/**
 * Samples by method, and the share of the judge's own rollouts that is enough for a review. One
 * sample is enough where values are exact.
 */
const WORK: Readonly<Record<Method, ReviewBudget>> = {
  'exact-turns': { search: 1, compare: 1, value: 1, explain: 24 },
  'whole-turns': { search: 1, compare: 96, value: 16, explain: 24 },
  'plan-rollouts': { search: 0.4, compare: 600, value: 400, explain: 32 },
  playouts: { search: 0.08, compare: 128, value: 64, explain: 48 },
};

/** The default budget of a game times a factor. */
export function reviewBudget<T extends GameTypes>(game: PlayableGame<T>, factor = 1): ReviewBudget {
  const { search, compare, value, explain } = WORK[methodOf(game)];
  const scaled = (samples: number) => Math.max(1, Math.round(samples * factor));
  return {
    search: scaled(search * judgeIterations(game)),
    compare: scaled(compare),
    value: scaled(value),
    explain: scaled(explain),
  };
}
