import type { Random } from './generators.ts';
import type { Seat } from './seats.ts';

/**
 * A simplified game that bots play to its end thousands of times. All seats decide simultaneously
 * by choosing plans, which are numbers. It starts from one seat's knowledge and contains nothing
 * beyond it.
 */
export interface Abstraction<Move> {
  readonly seats: number;
  readonly isOver: boolean;
  /** The plans that `listPlans` found and their estimated values in points. */
  readonly plans: Int32Array;
  readonly worths: Float64Array;

  /**
   * Returns to the current position and samples hidden information and the opponents' noise again.
   */
  restart(random: Random): void;

  /** Fills `plans` and returns how many plans the seat has. */
  listPlans(seat: Seat): number;

  /** The plan that the rollout policy chooses; its estimates are noisy. */
  rolloutPlan(seat: Seat): number;

  /** Carries out the plans of all seats and advances to the next decision. */
  play(plans: Int32Array): void;

  /** Points ahead of the best opponent, at the end of the game. */
  lead(seat: Seat): number;

  /** The move of the current decision that follows this plan. */
  moveOf(plan: number): Move;

  /** Whether a move of the current decision begins this plan. */
  beginsWith(plan: number, move: Move): boolean;
}
