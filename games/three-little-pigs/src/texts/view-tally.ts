import type { FinalTally } from '@richtfest/engine';
import { tally } from '../scoring.ts';
import type { View } from '../view.ts';

/** The points if the game ended now, from the view. */
export function tallyOfView({ players, options }: View): FinalTally[] {
  const estates = players.map(({ houses, cards }) => ({
    houses: houses.map((house) => house.slice()),
    cards: cards.length,
  }));
  return tally(estates, options.experienced);
}
