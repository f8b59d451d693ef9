import { type View, scoreHouse } from '@richtfest/dream-home';

/** The points of a seat so far, as far as the table may show them. */
export function pointsOf(view: View, seat: number): number {
  return scoreHouse(view, seat).tally.score;
}
