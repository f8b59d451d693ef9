import type { FinalTally } from '@richtfest/engine';
import { type Estate, tally } from './scoring.ts';
import type { PlayerView, View } from './view.ts';
import { CELLS, FLOORS, ROOMS } from './words.ts';

/** What counts of a house as a table shows it. */
export function estateOfView({ rooms }: PlayerView, hasRoof: boolean): Estate {
  let fullFloors = 0;
  for (let floor = 0; floor < FLOORS; floor++) {
    let filled = 0;
    for (const room of rooms) {
      if (room.floor === floor) filled += room.built.filter(Boolean).length;
    }
    if (filled === CELLS) fullFloors++;
  }
  const complete = ROOMS.map(
    (name) => rooms.filter(({ room, isComplete }) => room === name && isComplete).length,
  );
  return { complete, fullFloors, hasRoof };
}

/** The points as if the game ended now, from what lies open. */
export function tallyOfView({ players, roof }: View): FinalTally[] {
  return tally(players.map((player, seat) => estateOfView(player, seat === roof)));
}
