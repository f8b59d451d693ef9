import type { Seat } from '@richtfest/engine';
import { holdings, kindsIn } from '../bundles.ts';
import { isComplete } from '../cells.ts';
import { countBuilds } from '../moves/build.ts';
import type { Move } from '../moves/index.ts';
import { countOpenings } from '../moves/open-room.ts';
import { type Player, type State, playerAt } from '../state.ts';

/** Whether a seat would end its turn although it could build, or begin a room if it has none. */
export function endsEarly(state: State, seat: Seat, { verb }: Move): boolean {
  if (verb !== 'end-turn') return false;
  const player = playerAt(state, seat);
  const kinds = kindsIn(holdings(player.storage));
  if (countBuilds(state, kinds) > 0) return true;
  return !hasUnfinishedRoom(player) && countOpenings(state, kinds) > 0;
}

/** UD-9: nothing is built on a closed floor. */
function hasUnfinishedRoom({ rooms, floor }: Player): boolean {
  return rooms.some((room) => room.floor === floor && !isComplete(room));
}
