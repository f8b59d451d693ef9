import { type View, scoreHouse } from '@richtfest/dream-home';

/** A seat's points so far, as far as public. */
export function pointsOf(view: View, seat: number): number {
  return scoreHouse(view, seat).tally.score;
}
