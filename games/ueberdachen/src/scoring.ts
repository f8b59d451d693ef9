import { type FinalTally, type Result, type Tally, rank, tallyOf } from '@richtfest/engine';
import { LARGE, isComplete, isFloorFull, sizeOf } from './cells.ts';
import type { RoomState, State } from './state.ts';
import { FLOORS, ROOMS } from './words.ts';

/** Everything that a seat scores for. */
interface Estate {
  /** By room: the number of complete ones on both floors. */
  readonly complete: readonly number[];
  /** Floors with all cells filled. */
  readonly fullFloors: number;
  readonly hasRoof: boolean;
}

export type Part = 'roof' | 'kinds' | 'large' | 'small' | 'floors' | 'majorities';

/** UD-17 */
export const POINTS = { roof: 3, kinds: 3, large: 3, small: 1, floor: 2, majority: 1 } as const;

/** UD-18: nothing breaks a tie. */
export function tally(estates: readonly Estate[]): FinalTally[] {
  return estates.map((own) => {
    const { complete, fullFloors, hasRoof } = own;
    let [small, large, kinds, majorities] = [0, 0, 0, 0];
    complete.forEach((count, room) => {
      if (sizeOf(room) === LARGE) large += count;
      else small += count;
      if (count > 0) kinds++;
      if (isSoleMost(own, estates, room)) majorities++;
    });
    const parts: Record<Part, number> = {
      roof: hasRoof ? POINTS.roof : 0,
      kinds: kinds === ROOMS.length ? POINTS.kinds : 0,
      large: large * POINTS.large,
      small: small * POINTS.small,
      floors: fullFloors * POINTS.floor,
      majorities: majorities * POINTS.majority,
    };
    return { ...tallyOf(parts), tieBreaks: [] };
  });
}

/** UD-17: more than every other seat. */
function isSoleMost(own: Estate, all: readonly Estate[], room: number): boolean {
  const count = own.complete[room] ?? 0;
  return count > 0 && all.every((other) => other === own || (other.complete[room] ?? 0) < count);
}

/** Counts the scoring parts of a house. */
export function estateOf(rooms: readonly RoomState[], hasRoof: boolean): Estate {
  const complete = ROOMS.map(() => 0);
  for (const room of rooms) {
    if (isComplete(room)) complete[room.room] = (complete[room.room] ?? 0) + 1;
  }
  const floors = Array.from({ length: FLOORS }, (_, floor) => isFloorFull({ rooms }, floor));
  return { complete, fullFloors: floors.filter(Boolean).length, hasRoof };
}

function estatesOf({ players, roof }: State): Estate[] {
  return players.map(({ rooms }, seat) => estateOf(rooms, roof === seat));
}

/** The score as if the game ended now. */
export function standing(state: State): Tally[] {
  return tally(estatesOf(state)).map(({ score, parts }) => ({ score, parts }));
}

/** UD-16, UD-18 */
export function result(state: State): Result | undefined {
  return state.phase === 'over' ? rank(tally(estatesOf(state))) : undefined;
}
