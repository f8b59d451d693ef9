import { withoutExtraSpaces } from '@richtfest/engine';
import { WHOLE, cellsIn } from '../cells.ts';
import type { RoomState } from '../state.ts';
import { ROOMS, type Room } from '../words.ts';
import { COLUMN_LETTERS, columnLetter, columnNumber, readCell, writeCell } from './goods.ts';

const ROOM = new RegExp(`^(upper )?(${ROOMS.join('|')}) ([${COLUMN_LETTERS}]):(.*)$`);
const FULL = 'full';

/** `chamber A: A2 A4`, `upper kitchen C: full`. */
export function writeRoom({ room, floor, column, built }: RoomState): string {
  const cells = Array.from({ length: cellsIn(room) }, (_, cell) => cell)
    .filter((cell) => (built & (1 << cell)) !== 0)
    .map((cell) => writeCell(column, cell));
  const filled = built === WHOLE[room] ? FULL : cells.join(' ');
  const name = `${ROOMS[room] ?? ''} ${columnLetter(column)}: ${filled}`;
  return floor === 0 ? name : `upper ${name}`;
}

export function readRoom(text: string): RoomState | undefined {
  const [, upper, name, letter, list] = ROOM.exec(withoutExtraSpaces(text)) ?? [];
  if (letter === undefined || list === undefined) return undefined;
  const room = ROOMS.indexOf(name as Room);
  const column = columnNumber(letter);
  const built = list.trim() === FULL ? WHOLE[room] : readBuilt(list.trim(), room, column);
  if (built === undefined) return undefined;
  return { room, floor: upper === undefined ? 0 : 1, column, built };
}

function readBuilt(list: string, room: number, column: number): number | undefined {
  let built = 0;
  for (const place of list === '' ? [] : list.split(' ')) {
    const cell = readCell(column, place);
    if (cell === undefined || cell >= cellsIn(room)) return undefined;
    built |= 1 << cell;
  }
  return built;
}
