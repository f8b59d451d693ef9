import { schema } from '@richtfest/engine';
import { SETS, bitAt, countBits, bitsIn } from '../bits.ts';
import {
  ALL_COLUMNS,
  cellsOfSize,
  cellsShowing,
  columnsOf,
  isWithinWalls,
  sizeNamed,
} from '../cells.ts';
import type { UeberdachenDealer } from '../events.ts';
import {
  COLUMN_LETTERS,
  columnLetter,
  columnNumber,
  readCell,
  writeCell,
} from '../notation/goods.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, type Player, type State, playerAt } from '../state.ts';
import { stackAt, turnUp } from '../supply.ts';
import { COLUMNS, ROOMS, type Room, SIZES, type Size } from '../words.ts';
import { buildCell, refuseCell } from './build.ts';
import { cellSchema, columnSchema } from './parameters.ts';
import { type UeberdachenVerb, buildersTurn } from './verb.ts';

export interface OpenRoomMove {
  readonly verb: 'open-room';
  readonly size: Size;
  /** 0 to 6; the left column of a large room. */
  readonly column: number;
  /** The cell of the first material: top to bottom, in a large room the left column first. */
  readonly cell: number;
}

const WORDS = new RegExp(`^(${SIZES.join('|')}) ([${COLUMN_LETTERS}]) (\\S+)$`);

export const openRoom: UeberdachenVerb<OpenRoomMove> = {
  phases: ['act'],
  turn: buildersTurn,
  parameters: { size: schema.oneOf(...SIZES), column: columnSchema, cell: cellSchema },
  refusal: refuseOpenRoom,
  play: playOpenRoom,
  notation: {
    examples: ['small A A2', 'large C D3'],
    write: ({ size, column, cell }) => `${size} ${columnLetter(column)} ${writeCell(column, cell)}`,
    read(words) {
      const [, size, letter, place] = WORDS.exec(words) ?? [];
      if (letter === undefined || place === undefined) return undefined;
      const column = columnNumber(letter);
      const cell = readCell(column, place);
      return cell === undefined ? undefined : { size: size as Size, column, cell };
    },
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const OPEN_ROOMS: readonly (readonly (readonly OpenRoomMove[])[])[] = SIZES.map((size, number) =>
  Array.from({ length: COLUMNS }, (_, column) =>
    Array.from({ length: cellsOfSize(number) }, (__, cell) => ({
      verb: 'open-room',
      size,
      column,
      cell,
    })),
  ),
);

export function openRoomAt(size: number, column: number, cell: number): OpenRoomMove {
  return OPEN_ROOMS[size]?.[column]?.[cell] as OpenRoomMove;
}

/** By size and columns in use: a bit set of the columns at which a room could begin. */
const FREE: readonly (readonly number[])[] = SIZES.map((_, size) =>
  SETS.map((__, columns) => {
    let free = 0;
    for (const column of bitsIn(ALL_COLUMNS & ~columns)) {
      const isFree = (columns & columnsOf(size, column)) === 0;
      if (isFree && isWithinWalls(size, column)) free |= 1 << column;
    }
    return free;
  }),
);

/** UD-9: a bit set of the columns at which a seat could begin a room on its current floor. */
export function freeColumns({ columns }: Player, size: number): number {
  return FREE[size]?.[columns] as number;
}

/** UD-9: every free column of the current floor with every cell whose material is stored. */
export function countOpenings(state: State, kinds: number): number {
  return countOfSize(state, 0, kinds) + countOfSize(state, 1, kinds);
}

function countOfSize(state: State, size: number, kinds: number): number {
  const free = freeColumns(playerAt(state, state.seat), size);
  return countBits(free) * countBits(firstCells(state, size, kinds));
}

/** The `index`-th by size, column and cell. */
export function openingAt(state: State, kinds: number, index: number): OpenRoomMove {
  const small = countOfSize(state, 0, kinds);
  const size = index < small ? 0 : 1;
  const left = size === 0 ? index : index - small;
  const cells = firstCells(state, size, kinds);
  const count = countBits(cells);
  const column = bitAt(freeColumns(playerAt(state, state.seat), size), Math.floor(left / count));
  return openRoomAt(size, column, bitAt(cells, left % count));
}

/** A bit set of the cells of the top card that show one of these kinds. */
export function firstCells(state: State, size: number, kinds: number): number {
  const { top } = stackAt(state, size);
  return top === NONE ? 0 : cellsShowing(state, top, kinds);
}

function refuseOpenRoom(
  state: State,
  { size: name, column, cell }: OpenRoomMove,
): UeberdachenReason | undefined {
  const { seat } = state;
  const size = sizeNamed(name);
  const { top } = stackAt(state, size);
  const player = playerAt(state, seat);
  if (top === NONE) {
    const causes = [{ component: 'stack', size: name }];
    return { rule: 'UD-3', code: 'stack-is-empty', size: name, causes };
  }
  const { floor } = player;
  if (!isWithinWalls(size, column)) {
    const causes = [{ component: 'column', seat, floor, column }];
    return { rule: 'UD-2', code: 'beyond-the-wall', column, causes };
  }
  if ((freeColumns(player, size) & (1 << column)) === 0) {
    const taken = (player.columns & (1 << column)) === 0 ? column + 1 : column;
    const causes = [{ component: 'column', seat, floor, column: taken }];
    return { rule: 'UD-9', code: 'column-in-use', column: taken, causes };
  }
  return refuseCell(state, top, cell);
}

function playOpenRoom(
  state: State,
  { size: name, column, cell }: OpenRoomMove,
  dealer: UeberdachenDealer,
): void {
  const { seat } = state;
  const size = sizeNamed(name);
  const stack = stackAt(state, size);
  const player = playerAt(state, seat);
  const opened = { room: stack.top, floor: player.floor, column, built: 0 };
  player.rooms.push(opened);
  player.columns |= columnsOf(size, column);
  const { room, floor } = opened;
  dealer.report?.({ type: 'room-opened', seat, floor, column, room: ROOMS[room] as Room });
  buildCell(state, opened, { cell, dealer });
  turnUp(state, size, dealer);
}
