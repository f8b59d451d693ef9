import type { FinalTally } from '@richtfest/engine';
import { roomState } from './determinize.ts';
import { estateOf, tally } from './scoring.ts';
import type { View } from './view.ts';

/** The points as if the game ended now, from a view. */
export function tallyOfView({ players, roof }: View): FinalTally[] {
  return tally(players.map(({ rooms }, seat) => estateOf(rooms.map(roomState), seat === roof)));
}
