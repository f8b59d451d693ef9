import { SETS, countBits } from './bits.ts';
import type { Recipes } from './data/components.ts';
import { NUMBER_OF } from './bundles.ts';
import type { Player, RoomState, State } from './state.ts';
import { COLUMNS, ROOMS, ROWS, type Room, SIZES, type Size } from './words.ts';

const SMALL = 0;
export const LARGE = 1;
/** Rooms of each size: the small ones come first. */
export const ROOMS_PER_SIZE = ROOMS.length / SIZES.length;
/** A bit set. */
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

/** By room: a bit set of all its cells. */
export const WHOLE: readonly number[] = ROOMS.map((_, room) => (1 << cellsIn(room)) - 1);

/** A bit set of the columns that a room at this column covers. */
export function columnsOf(size: number, column: number): number {
  return size === SMALL ? 1 << column : 3 << column;
}

export function isWithinWalls(size: number, column: number): boolean {
  return columnsOf(size, column) >> COLUMNS === 0;
}

export function isComplete({ room, built }: RoomState): boolean {
  return built === WHOLE[room];
}

/** Lookup tables for the cells of a table's recipes. */
interface CellTable {
  readonly recipes: Recipes;
  /** By room and cell. */
  readonly materials: readonly (readonly number[])[];
  /** By room and set of kinds: a bit set of the cells that show one of them. */
  readonly showing: readonly (readonly number[])[];
}

// Cached per set of recipes; most processes use only one.
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

/** UD-9: a bit set of the cells of a room that show one of these kinds. */
export function cellsShowing({ options }: State, room: number, kinds: number): number {
  return cellTable(options.recipes).showing[room]?.[kinds] as number;
}

/** The number of filled cells on the current floor. */
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

/** A bit set of the columns that the rooms of a floor cover. */
export function columnsInUse(rooms: readonly RoomState[], floor: number): number {
  let columns = 0;
  for (const room of rooms) {
    if (room.floor === floor) columns |= columnsOf(sizeOf(room.room), room.column);
  }
  return columns;
}
