import { type View, scoreHouse } from '@richtfest/dream-home';

/** The points of a seat's house without its roof, which only the end of the game shows. */
export function pointsBelowRoof(view: View, seat: number): number {
  const { score, parts } = scoreHouse(view, seat).tally;
  return score - (parts['roof'] ?? 0);
}

/** A seat's points so far, as far as public. */
export function pointsOf(view: View, seat: number): number {
  return scoreHouse(view, seat).tally.score;
}
