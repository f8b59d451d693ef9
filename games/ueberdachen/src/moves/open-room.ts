import { bitAt, countBits } from '../bits.ts';
import { holdings, kindsIn } from '../bundles.ts';
import { cellsShowing, columnsOf, isWithinWalls, sizeNamed } from '../cells.ts';
import type { UeberdachenDealer } from '../events.ts';
import type { UeberdachenReason } from '../reasons.ts';
import { NONE, type Player, type State, playerAt } from '../state.ts';
import { stackAt, turnUp } from '../supply.ts';
import { COLUMNS, ROOMS, type Room } from '../words.ts';
import { buildCell, refuseCell } from './build.ts';
import { openRoomAt } from './interned.ts';
import type { Move, OpenRoomMove } from './move.ts';

/** UD-9: the free columns of the current floor, and the cells whose material is there. */
export function countOpenings(state: State): number {
  return countOfSize(state, 0) + countOfSize(state, 1);
}

function countOfSize(state: State, size: number): number {
  const player = playerAt(state, state.seat);
  const cells = firstCells(state, size);
  return cells === 0 ? 0 : countColumns(player, size) * countBits(cells);
}

/** The `index`-th by size, column and cell. */
export function openingAt(state: State, index: number): Move {
  const small = countOfSize(state, 0);
  const size = index < small ? 0 : 1;
  let left = size === 0 ? index : index - small;
  const cells = firstCells(state, size);
  const count = countBits(cells);
  for (let column = 0; column < COLUMNS; column++) {
    if (!isFree(playerAt(state, state.seat), size, column)) continue;
    if (left >= count) {
      left -= count;
      continue;
    }
    return openRoomAt(size, column, bitAt(cells, left));
  }
  throw new RangeError(`there is no room ${index} to open`);
}

/** The cells of the top card that the storage has a material for, as bits. */
function firstCells(state: State, size: number): number {
  const { top } = stackAt(state, size);
  if (top === NONE) return 0;
  const { storage } = playerAt(state, state.seat);
  return cellsShowing(state, top, kindsIn(holdings(storage)));
}

function countColumns(player: Player, size: number): number {
  let count = 0;
  for (let column = 0; column < COLUMNS; column++) if (isFree(player, size, column)) count++;
  return count;
}

function isFree({ columns }: Player, size: number, column: number): boolean {
  return isWithinWalls(size, column) && (columns & columnsOf(size, column)) === 0;
}

export function refuseOpenRoom(
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
  if (!isFree(player, size, column)) {
    const taken = (player.columns & (1 << column)) === 0 ? column + 1 : column;
    const causes = [{ component: 'column', seat, floor, column: taken }];
    return { rule: 'UD-9', code: 'column-in-use', column: taken, causes };
  }
  return refuseCell(state, top, cell);
}

export function playOpenRoom(
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
