import type { Random } from './generators.ts';
import type { Seat } from './seats.ts';

/**
 * A simplified game for bots that play it to its end many thousand times. All seats decide at
 * once, by plans, which are numbers; whatever makes no difference is left out. It begins with what
 * one seat knows and holds no more than that.
 */
export interface Abstraction<Move> {
  readonly seats: number;
  readonly isOver: boolean;
  /** What `listPlans` has found: plans, and what they seem worth, in points. */
  readonly plans: Int32Array;
  readonly worths: Float64Array;

  /** Back to the present; what the seat does not know, and how others think, is drawn again. */
  restart(random: Random): void;

  /** How many plans a seat has. */
  listPlans(seat: Seat): number;

  /** The plan of the rollout policy, whose guesses are a little off. */
  rolloutPlan(seat: Seat): number;

  /** All seats carry out their plans, and time goes on to their next decision. */
  play(plans: Int32Array): void;

  /** At the end: points ahead of the best of the others. */
  lead(seat: Seat): number;

  /** The move of the present decision that follows this plan. */
  moveOf(plan: number): Move;
}
