import { MATERIALS, type Material, ROOMS, type Room, type View } from '@richtfest/ueberdachen';
import {
  type Counts,
  NO_COUNTS,
  countsOf,
  firstColumnFor,
  pilesOf,
  recipeOf,
  sizeOf,
} from './derive.ts';
import type { PlayerView } from './types.ts';

/** A kind that the nearest room lacks. */
export interface Need {
  readonly material: Material;
  /** The number of empty cells that show it. */
  readonly count: number;
  /** The pieces of it in the player's own storage. */
  readonly held: number;
}

/** The room that takes the fewest pieces to complete. */
export interface NearestRoom {
  readonly room: Room;
  /** Where it stands; undefined if it is still the top card of its stack. */
  readonly column: number | undefined;
  readonly needs: readonly Need[];
  /** Cells that are filled, and all its cells. */
  readonly filled: number;
  readonly cells: number;
}

/**
 * The open room on a seat's current floor that lacks the fewest pieces; among equals, the one
 * others have most for. Without an open room, such a top card; undefined if nothing more fits.
 */
export function nearestRoom(view: View, seat: number): NearestRoom | undefined {
  const player = view.players[seat];
  if (player?.trade === undefined) return undefined;
  const open = unfinishedRooms(player);
  const rooms: readonly Started[] = open.length > 0 ? open : openable(view, player);
  const all = rooms.map((each) => nearOf(view, player, each));
  const reach = (near: NearestRoom) => reachOf(near, view, seat);
  return all.toSorted(
    (a, b) => lackOf(a) - lackOf(b) || reach(b) - reach(a) || remaining(a) - remaining(b),
  )[0];
}

/** The kinds that a seat's next room lacks. */
export function neededBy(view: View, seat: number): ReadonlySet<Material> {
  const needs = nearestRoom(view, seat)?.needs ?? [];
  return new Set(needs.filter(({ count, held }) => held < count).map(({ material }) => material));
}

/** For each kind: the pieces a seat holds beyond what its open rooms can take; negative if short. */
export function spareOf(view: View, seat: number): Counts {
  const player = view.players[seat];
  if (player === undefined) return NO_COUNTS;
  const empty = countsOf(unfinishedRooms(player).flatMap((room) => emptyCells(view, room)));
  return Object.fromEntries(
    MATERIALS.map((material) => [material, player.storage[material] - empty[material]]),
  ) as Record<Material, number>;
}

/** The kinds a seat's next room lacks; first those that another seat could give. */
export function lacksOf(view: View, seat: number, giver: number): Material[] {
  const storage = view.players[giver]?.storage;
  const canGive = (material: Material) => Number((storage?.[material] ?? 0) > 0);
  return [...neededBy(view, seat)].toSorted((a, b) => canGive(b) - canGive(a));
}

/** The rooms on the current floor that still lack something. */
export function unfinishedRooms({ rooms, floor }: PlayerView): PlayerView['rooms'] {
  return rooms.filter((room) => room.floor === floor && !room.isComplete);
}

interface Started {
  readonly room: Room;
  readonly column?: number;
  readonly built: readonly boolean[];
}

function openable({ stacks }: View, player: PlayerView): Started[] {
  const tops = [stacks.small.top, stacks.large.top].filter((top) => top !== undefined);
  return tops
    .filter((room) => firstColumnFor(sizeOf(room), player) !== undefined)
    .map((room) => ({ room, built: [] }));
}

function emptyCells(view: View, { room, built }: Started): Material[] {
  return recipeOf(view, room).filter((_, cell) => built[cell] !== true);
}

function nearOf(view: View, player: PlayerView, started: Started): NearestRoom {
  const empty = emptyCells(view, started);
  const cells = recipeOf(view, started.room).length;
  return {
    room: started.room,
    column: started.column,
    needs: pilesOf(countsOf(empty)).map(({ material, count }) => ({
      material,
      count,
      held: player.storage[material],
    })),
    filled: cells - empty.length,
    cells,
  };
}

/** The pieces the player has to get from somewhere. */
function lackOf({ needs }: NearestRoom): number {
  return needs.reduce((sum, { count, held }) => sum + Math.max(0, count - held), 0);
}

/** The missing kinds that another seat has. */
function reachOf({ needs }: NearestRoom, { players }: View, seat: number): number {
  return needs.filter(
    ({ material, count, held }) =>
      held < count && players.some(({ storage }, at) => at !== seat && storage[material] > 0),
  ).length;
}

function remaining({ filled, cells, room }: NearestRoom): number {
  // Equal rooms keep the order of the rules.
  return cells - filled + ROOMS.indexOf(room) / 100;
}
