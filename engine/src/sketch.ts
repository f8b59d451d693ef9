import type { Random } from './generators.ts';
import type { Seat } from './seats.ts';

/**
 * A game in coarse strokes, for a bot that plays it to its end in its head many thousand times.
 * All seats decide at once, by plans, which are numbers; whatever makes no difference is left out.
 * It begins with what one seat knows and holds no more than that.
 */
export interface Sketch<Move> {
  readonly seats: number;
  readonly isOver: boolean;
  /** What `look` has found: plans, and what they seem worth, in points. */
  readonly plans: Int32Array;
  readonly worths: Float64Array;

  /** Back to the present: what the seat does not know, and how others think, is drawn anew. */
  restart(random: Random): void;

  /** How many plans a seat has. */
  look(seat: Seat): number;

  /** The plan of somebody in a hurry, whose guesses are a little off. */
  hurry(seat: Seat): number;

  /** All seats do as they planned, and time goes on to their next decision. */
  play(plans: Int32Array): void;

  /** At the end: points ahead of the best of the others. */
  lead(seat: Seat): number;

  /** What one's seat does now if it follows this plan. */
  moveOf(plan: number): Move;
}
