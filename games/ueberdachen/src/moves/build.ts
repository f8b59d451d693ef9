import { bitAt, countBits, bitsIn } from '../bits.ts';
import {
  LARGE,
  cellsIn,
  cellsOfSize,
  cellsShowing,
  isComplete,
  isFloorFull,
  materialAt,
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
import { type Player, type RoomState, type State, playerAt } from '../state.ts';
import { storageChanged } from '../trading.ts';
import { COLUMNS, MATERIALS, type Material, ROOMS, type Room } from '../words.ts';
import { cellSchema, columnSchema } from './parameters.ts';
import { type UeberdachenVerb, buildersTurn } from './verb.ts';

export interface BuildMove {
  readonly verb: 'build';
  /** The first column of a room on the current floor. */
  readonly room: number;
  readonly cell: number;
}

const WORDS = new RegExp(`^([${COLUMN_LETTERS}]) (\\S+)$`);

export const build: UeberdachenVerb<BuildMove> = {
  phases: ['act'],
  turn: buildersTurn,
  parameters: { room: columnSchema, cell: cellSchema },
  refusal: refuseBuild,
  play: playBuild,
  notation: {
    examples: ['A A4'],
    write: ({ room, cell }) => `${columnLetter(room)} ${writeCell(room, cell)}`,
    read(words) {
      const [, letter, place] = WORDS.exec(words) ?? [];
      if (letter === undefined || place === undefined) return undefined;
      const room = columnNumber(letter);
      const cell = readCell(room, place);
      return cell === undefined ? undefined : { room, cell };
    },
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const BUILDS: readonly (readonly BuildMove[])[] = Array.from({ length: COLUMNS }, (_, room) =>
  Array.from({ length: cellsOfSize(LARGE) }, (__, cell) => ({ verb: 'build', room, cell })),
);

export function buildAt(column: number, cell: number): BuildMove {
  return BUILDS[column]?.[cell] as BuildMove;
}

/** UD-9: open cells of the current floor whose material is in the storage. */
export function countBuilds(state: State, kinds: number): number {
  const player = playerAt(state, state.seat);
  let count = 0;
  for (let at = 0; at < player.rooms.length; at++) {
    const room = player.rooms[at] as RoomState;
    if (room.floor !== player.floor) continue;
    const open = cellsShowing(state, room.room, kinds) & ~room.built;
    count += countBits(open);
  }
  return count;
}

/** The `index`-th by room (in column order) and cell. */
export function buildingAt(state: State, kinds: number, index: number): BuildMove {
  const player = playerAt(state, state.seat);
  let left = index;
  for (const column of bitsIn(player.columns)) {
    const room = roomAt(player, column);
    if (room === undefined) continue;
    const open = cellsShowing(state, room.room, kinds) & ~room.built;
    const count = countBits(open);
    if (left < count) return buildAt(column, bitAt(open, left));
    left -= count;
  }
  throw new RangeError(`there is no place ${index} to build at`);
}

/** The room of the current floor that begins at a column. */
function roomAt({ rooms, floor }: Player, column: number): RoomState | undefined {
  for (let at = 0; at < rooms.length; at++) {
    const room = rooms[at] as RoomState;
    if (room.floor === floor && room.column === column) return room;
  }
  return undefined;
}

function refuseBuild(
  state: State,
  { room: column, cell }: BuildMove,
): UeberdachenReason | undefined {
  const { seat } = state;
  const player = playerAt(state, seat);
  const { floor } = player;
  const room = roomAt(player, column);
  if (room === undefined) {
    const causes = [{ component: 'column', seat, floor, column }];
    return { rule: 'UD-9', code: 'no-room-there', column, causes };
  }
  if ((room.built & (1 << cell)) !== 0) {
    const causes = [{ component: 'cell', seat, floor, column, cell }];
    return { rule: 'UD-9', code: 'cell-is-filled', cell, column, causes };
  }
  return refuseCell(state, room.room, cell);
}

/** UD-9: the cell must exist on the card and its material must be in the storage. */
export function refuseCell(
  state: State,
  room: number,
  cell: number,
): UeberdachenReason | undefined {
  const name = ROOMS[room] as Room;
  if (cell >= cellsIn(room)) return { rule: 'UD-9', code: 'no-such-cell', cell, room: name };
  const number = materialAt(state, room, cell);
  if ((playerAt(state, state.seat).storage[number] as number) > 0) return undefined;
  const material = MATERIALS[number] as Material;
  const causes = [{ component: 'storage', seat: state.seat }];
  return { rule: 'UD-9', code: 'material-missing', material, room: name, causes };
}

function playBuild(
  state: State,
  { room: column, cell }: BuildMove,
  dealer: UeberdachenDealer,
): void {
  const room = roomAt(playerAt(state, state.seat), column);
  if (room !== undefined) buildCell(state, room, { cell, dealer });
}

/** Puts the material of a cell from the storage into the house. */
export function buildCell(
  state: State,
  room: RoomState,
  { cell, dealer }: { readonly cell: number; readonly dealer: UeberdachenDealer },
): void {
  const player = playerAt(state, state.seat);
  const number = materialAt(state, room.room, cell);
  player.storage[number] = (player.storage[number] as number) - 1;
  room.built |= 1 << cell;
  storageChanged(state);
  if (dealer.report === undefined) return;
  const { floor, column } = room;
  const place = { seat: state.seat, floor, column, room: ROOMS[room.room] as Room };
  const material = MATERIALS[number] as Material;
  dealer.report({ type: 'material-built', ...place, cell, material });
  if (!isComplete(room)) return;
  dealer.report({ type: 'room-completed', ...place });
  if (isFloorFull(player, floor)) {
    dealer.report({ type: 'floor-filled', seat: state.seat, floor });
  }
}
