import { SETS, countBits } from './bits.ts';
import type { Recipes } from './data/components.ts';
import { NUMBER_OF } from './bundles.ts';
import type { Player, RoomState, State } from './state.ts';
import { COLUMNS, ROOMS, ROWS, type Room, SIZES, type Size } from './words.ts';

const SMALL = 0;
export const LARGE = 1;
/** Rooms of each size: the small ones come first. */
export const ROOMS_PER_SIZE = ROOMS.length / SIZES.length;
/** As bits. */
export const ALL_COLUMNS = (1 << COLUMNS) - 1;

export function sizeOf(room: number): number {
  return room < ROOMS_PER_SIZE ? SMALL : LARGE;
}

export function sizeNamed(size: Size): number {
  return size === 'small' ? SMALL : LARGE;
}

export function cellsOfSize(size: number): number {
  return size === SMALL ? ROWS : 2 * ROWS;
}

export function cellsIn(room: number): number {
  return cellsOfSize(sizeOf(room));
}

/** By room: all its cells, as bits. */
export const WHOLE: readonly number[] = ROOMS.map((_, room) => (1 << cellsIn(room)) - 1);

/** The columns a room at this column covers, as bits. */
export function columnsOf(size: number, column: number): number {
  return size === SMALL ? 1 << column : 3 << column;
}

export function isWithinWalls(size: number, column: number): boolean {
  return columnsOf(size, column) >> COLUMNS === 0;
}

export function isComplete({ room, built }: RoomState): boolean {
  return built === WHOLE[room];
}

/** What the cells of this table's rooms show, prepared for quick answers. */
interface CellTable {
  readonly recipes: Recipes;
  /** By room and cell. */
  readonly materials: readonly (readonly number[])[];
  /** By room and set of kinds: the cells that show one of them, as bits. */
  readonly showing: readonly (readonly number[])[];
}

// One table for each set of recipes; most processes know one.
let latest: CellTable | undefined;
const tables = new WeakMap<Recipes, CellTable>();

function cellTable(recipes: Recipes): CellTable {
  if (latest?.recipes === recipes) return latest;
  let table = tables.get(recipes);
  if (table === undefined) {
    table = buildTable(recipes);
    tables.set(recipes, table);
  }
  latest = table;
  return table;
}

function buildTable(recipes: Recipes): CellTable {
  const materials = ROOMS.map((room: Room) => recipes[room].map((name) => NUMBER_OF[name]));
  const showing = materials.map((cells) =>
    SETS.map((kinds) =>
      cells.reduce((set, kind, cell) => (kinds.includes(kind) ? set | (1 << cell) : set), 0),
    ),
  );
  return { recipes, materials, showing };
}

/** UD-9: the material that a cell of a room shows. */
export function materialAt({ options }: State, room: number, cell: number): number {
  return cellTable(options.recipes).materials[room]?.[cell] as number;
}

/** UD-9: the cells of a room that show one of these kinds, as bits. */
export function cellsShowing({ options }: State, room: number, kinds: number): number {
  return cellTable(options.recipes).showing[room]?.[kinds] as number;
}

/** Cells filled on the current floor. */
export function filledCells({ rooms, floor }: Player): number {
  let count = 0;
  for (const room of rooms) {
    if (room.floor === floor) count += countBits(room.built);
  }
  return count;
}

/** UD-14, UD-17: whether all cells of a floor are filled. */
export function isFloorFull(
  { rooms }: { readonly rooms: readonly RoomState[] },
  floor: number,
): boolean {
  let columns = 0;
  for (const room of rooms) {
    if (room.floor !== floor) continue;
    if (!isComplete(room)) return false;
    columns |= columnsOf(sizeOf(room.room), room.column);
  }
  return columns === ALL_COLUMNS;
}

/** Columns of a floor that its rooms cover, as bits. */
export function columnsInUse(rooms: readonly RoomState[], floor: number): number {
  let columns = 0;
  for (const room of rooms) {
    if (room.floor === floor) columns |= columnsOf(sizeOf(room.room), room.column);
  }
  return columns;
}
