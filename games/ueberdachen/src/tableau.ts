import { columnsOf, isWithinWalls, sizeOf } from './cells.ts';
import type { Cards } from './data/components.ts';
import type { TableauReason } from './reasons.ts';
import type { RoomState } from './state.ts';
import { FLOORS, ROOMS, type Room } from './words.ts';

interface RoomProblem {
  readonly refused: TableauReason;
  /** The place in the list of rooms. */
  readonly at: number;
}

/** UD-2, UD-9: why these rooms can't be in one house. */
export function* houseProblems(rooms: readonly RoomState[]): Generator<RoomProblem, undefined> {
  const used: number[] = Array.from({ length: FLOORS }, () => 0);
  for (const [at, { room, floor, column, built }] of rooms.entries()) {
    const size = sizeOf(room);
    const columns = columnsOf(size, column);
    if (!isWithinWalls(size, column)) {
      yield { refused: { rule: 'UD-2', code: 'room-beyond-the-wall', column }, at };
    }
    if (((used[floor] ?? 0) & columns) !== 0) {
      yield { refused: { rule: 'UD-2', code: 'rooms-overlap', column }, at };
    }
    used[floor] = (used[floor] ?? 0) | columns;
    if (built === 0) {
      const name = ROOMS[room] as Room;
      yield { refused: { rule: 'UD-9', code: 'room-without-material', room: name }, at };
    }
  }
}

/** The first reason why these rooms can't be in one house. */
export function houseProblem(rooms: readonly RoomState[]): TableauReason | undefined {
  return houseProblems(rooms).next().value?.refused;
}

/** UD-3: why these cards can't all come from one box. */
export function* cardsProblems(
  counts: readonly number[],
  cards: Cards,
): Generator<TableauReason, undefined> {
  for (const [number, room] of ROOMS.entries()) {
    const have = counts[number] ?? 0;
    const exist = cards[room];
    if (have > exist) yield { rule: 'UD-3', code: 'too-many-cards', room, have, exist };
  }
}

/** The first card of which there are not that many in the box. */
export function cardsProblem(counts: readonly number[], cards: Cards): TableauReason | undefined {
  return cardsProblems(counts, cards).next().value;
}

/** By room: the number of these. */
export function countRooms(rooms: readonly RoomState[]): number[] {
  return ROOMS.map((_, number) => rooms.filter(({ room }) => room === number).length);
}
