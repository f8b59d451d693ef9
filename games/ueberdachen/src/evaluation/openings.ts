import { lowestBit } from '../bits.ts';
import { LARGE, columnsOf } from '../cells.ts';
import type { Move } from '../moves/index.ts';
import { openRoomAt } from '../moves/open-room.ts';
import { firstCells, freeColumns } from '../moves/open-room.ts';
import { type State, playerAt } from '../state.ts';
import { COLUMNS, SIZES } from '../words.ts';

/** For each size, the opening that leaves the most space for other rooms. */
export function bestOpenings(state: State, kinds: number): Move[] {
  const player = playerAt(state, state.seat);
  return SIZES.flatMap((_, size) => {
    const cells = firstCells(state, size, kinds);
    const free = freeColumns(player, size);
    if (cells === 0 || free === 0) return [];
    let best = lowestBit(free);
    let most = -1;
    for (let rest = free; rest !== 0; rest &= rest - 1) {
      const column = lowestBit(rest);
      const after = player.columns | columnsOf(size, column);
      const room = 2 * countPairsIn(after) - (isBesideOthers(after, size, column) ? 0 : 1);
      if (room <= most) continue;
      most = room;
      best = column;
    }
    return [openRoomAt(size, best, lowestBit(cells))];
  });
}

/** The number of large rooms that would still fit. */
function countPairsIn(columns: number): number {
  let count = 0;
  for (let column = 0; column + 1 < COLUMNS; column++) {
    if ((columns & columnsOf(LARGE, column)) !== 0) continue;
    count++;
    column++;
  }
  return count;
}

function isBesideOthers(columns: number, size: number, column: number): boolean {
  const left = column === 0 || (columns & (1 << (column - 1))) !== 0;
  const next = column + (size === LARGE ? 2 : 1);
  return left || next >= COLUMNS || (columns & (1 << next)) !== 0;
}
