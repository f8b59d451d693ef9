import { columnsOf, isWithinWalls, sizeOf } from './cells.ts';
import type { Cards } from './data/components.ts';
import type { TableauReason } from './reasons.ts';
import type { RoomState } from './state.ts';
import { FLOORS, ROOMS, type Room } from './words.ts';

/** UD-2, UD-9: why these rooms can't be in one house. */
export function houseProblem(rooms: readonly RoomState[]): TableauReason | undefined {
  const used: number[] = Array.from({ length: FLOORS }, () => 0);
  for (const { room, floor, column, built } of rooms) {
    const size = sizeOf(room);
    const columns = columnsOf(size, column);
    if (!isWithinWalls(size, column)) {
      return { rule: 'UD-2', code: 'room-beyond-the-wall', column };
    }
    if (((used[floor] ?? 0) & columns) !== 0)
      return { rule: 'UD-2', code: 'rooms-overlap', column };
    used[floor] = (used[floor] ?? 0) | columns;
    if (built === 0) {
      return { rule: 'UD-9', code: 'room-without-material', room: ROOMS[room] as Room };
    }
  }
  return undefined;
}

/** UD-3: why these cards can't all come from one box. */
export function cardsProblem(counts: readonly number[], cards: Cards): TableauReason | undefined {
  for (const [number, room] of ROOMS.entries()) {
    const have = counts[number] ?? 0;
    const exist = cards[room];
    if (have > exist) return { rule: 'UD-3', code: 'too-many-cards', room, have, exist };
  }
  return undefined;
}

/** By room: the number of these. */
export function countRooms(rooms: readonly RoomState[]): number[] {
  return ROOMS.map((_, number) => rooms.filter(({ room }) => room === number).length);
}
