import {
  COLUMNS,
  FLOORS,
  MATERIALS,
  type Material,
  type Materials,
  PILLARS,
  ROOMS,
  type Room,
  STORAGE,
  type Size,
  TRADES,
  type Trade,
  type View,
} from '@richtfest/ueberdachen';
import type { PlayerView } from './types.ts';

/** UD-1: two materials for each trade, in the order of the trades. */
export function tradeOf(material: Material): Trade {
  const trade = TRADES[Math.floor(MATERIALS.indexOf(material) / 2)];
  if (trade === undefined) throw new RangeError(`no trade has ${material}`);
  return trade;
}

export function materialsOf(trade: Trade): readonly Material[] {
  return MATERIALS.filter((material) => tradeOf(material) === trade);
}

/** UD-15: the materials a seat may take from the lorry: its own trade's and the missing trade's. */
export function materialsFor(view: View, seat: number): readonly Material[] {
  const trades = [view.players[seat]?.trade, view.missingTrade];
  return MATERIALS.filter((material) => trades.includes(tradeOf(material)));
}

/** The amount of every material, including zeros. */
export type Counts = Readonly<Record<Material, number>>;

export const NO_COUNTS: Counts = countsOf([]);

export function countsOf(materials: Materials): Counts {
  return Object.fromEntries(
    MATERIALS.map((material) => [material, materials.filter((each) => each === material).length]),
  ) as Record<Material, number>;
}

/** A list with one entry per piece, in the order of the rules. */
export function listOf(counts: Counts): Material[] {
  return MATERIALS.flatMap((material) => Array<Material>(counts[material]).fill(material));
}

export function totalOf(counts: Counts): number {
  return MATERIALS.reduce((sum, material) => sum + counts[material], 0);
}

export function changed(counts: Counts, material: Material, by: number): Counts {
  return { ...counts, [material]: Math.max(0, counts[material] + by) };
}

export interface Pile {
  readonly material: Material;
  readonly count: number;
}

/** The kinds with at least one piece. */
export function pilesOf(counts: Counts): Pile[] {
  return MATERIALS.flatMap((material) =>
    counts[material] === 0 ? [] : [{ material, count: counts[material] }],
  );
}

/** UD-13: the number of pieces to discard at the end of the turn. */
export function surplusOf(storage: Counts): number {
  return Math.max(0, totalOf(storage) - STORAGE);
}

/** UD-3: three kinds of each size. */
export function sizeOf(room: Room): Size {
  return ROOMS.indexOf(room) < ROOMS.length / 2 ? 'small' : 'large';
}

/** UD-2: the number of columns a room of this size fills. */
export function widthOf(size: Size): number {
  return size === 'small' ? 1 : 2;
}

/** UD-17: what a finished room of this size gives. */
export function worthOf(size: Size): number {
  return size === 'small' ? 1 : 3;
}

/** The material that a cell of a room needs. */
export function recipeOf(view: Pick<View, 'options'>, room: Room): Materials {
  return view.options.recipes[room];
}

/** For each column of the current floor: true if it is free. */
export function freeColumns({ rooms, floor }: PlayerView): boolean[] {
  const free = Array<boolean>(COLUMNS).fill(true);
  for (const room of rooms) {
    if (room.floor !== floor) continue;
    const width = widthOf(sizeOf(room.room));
    for (let column = room.column; column < room.column + width; column++) free[column] = false;
  }
  return free;
}

/**
 * Where a room would stand if the player points at a column: there, or one to the left if it only
 * fits there; undefined if it doesn't fit.
 */
export function columnFor(size: Size, pointed: number, player: PlayerView): number | undefined {
  const free = freeColumns(player);
  const fits = (column: number) =>
    column >= 0 &&
    free.slice(column, column + widthOf(size)).length === widthOf(size) &&
    free.slice(column, column + widthOf(size)).every(Boolean);
  if (fits(pointed)) return pointed;
  return size === 'large' && fits(pointed - 1) ? pointed - 1 : undefined;
}

export function firstColumnFor(size: Size, player: PlayerView): number | undefined {
  return Array.from({ length: COLUMNS }, (_, column) => column).find(
    (column) => columnFor(size, column, player) === column,
  );
}

/** Cells of a floor that are filled. */
export function filledCells({ rooms }: PlayerView, floor: number): number {
  return rooms
    .filter((room) => room.floor === floor)
    .reduce((sum, { built }) => sum + built.filter(Boolean).length, 0);
}

/** UD-8: pillars on the current floor. */
export function standingPillars({ floor, pillars }: PlayerView): number {
  return pillars[floor] ?? 0;
}

/** UD-8: with four pillars standing, the next 6 closes the floor or ends the game. */
export function sixBrings(player: PlayerView): 'pillar' | 'ceiling' | 'roof' {
  if (standingPillars(player) < PILLARS) return 'pillar';
  return player.floor === FLOORS - 1 ? 'roof' : 'ceiling';
}

/** UD-10: possible trading partners: every other seat with a plate. */
export function partnersOf({ players }: View, seat: number): number[] {
  return players.flatMap(({ trade }, other) =>
    other === seat || trade === undefined ? [] : [other],
  );
}

/** The number of cards below the top one. */
export function totalOfRooms(below: View['stacks']['small']['below']): number {
  return Object.values(below).reduce((sum, count) => sum + count, 0);
}
