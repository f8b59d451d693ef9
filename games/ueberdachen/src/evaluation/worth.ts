import type { Seat } from '@richtfest/engine';
import { countBits, lowestBit } from '../bits.ts';
import { KINDS } from '../bundles.ts';
import { WHOLE, cellsIn, isComplete, materialAt, sizeOf } from '../cells.ts';
import { POINTS } from '../scoring.ts';
import { NONE, type Player, type RoomState, type State, playerAt } from '../state.ts';
import { CELLS, COLUMNS, PILLARS, STORAGE } from '../words.ts';
import type { Weights } from './weights.ts';

/** Values shared by all seats and all deals of a position. */
export interface Site {
  readonly state: State;
  readonly weights: Weights;
  /** The expected number of turns per seat before a seat has the roof. */
  readonly turnsLeft: number;
  /** By seat and material: cells of the current floor that wait for it. */
  readonly open: readonly (readonly number[])[];
  /** By seat: points of complete rooms. */
  readonly points: readonly number[];
}

/** UD-8: pillars, then the ceiling, pillars again, then the roof. */
const STEPS_PER_FLOOR = PILLARS + 1;
const ALL_STEPS = 2 * STEPS_PER_FLOOR;
/** Up to this number of steps the roof has no value yet. */
const FAR_FROM_ROOF = 6;

export function siteOf(state: State, weights: Weights): Site {
  let most = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    most = Math.max(most, stepsOf(state, seat));
  }
  return {
    state,
    weights,
    turnsLeft: (ALL_STEPS - most) / weights.stepsPerTurn,
    open: state.players.map((player) => openCells(state, player)),
    points: state.players.map(roomPoints),
  };
}

/** Counts a loose pillar as set, because it will be at the end of the turn if there is a place. */
export function pillarsOf(state: State, seat: Seat): number {
  const { pillars } = playerAt(state, seat);
  return seat === state.seat ? Math.min(PILLARS, pillars + state.loose) : pillars;
}

export function stepsOf(state: State, seat: Seat): number {
  return playerAt(state, seat).floor * STEPS_PER_FLOOR + pillarsOf(state, seat);
}

function openCells(state: State, { rooms, floor }: Player): number[] {
  const open: number[] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const room of rooms) {
    if (room.floor !== floor) continue;
    for (let rest = missingIn(room); rest !== 0; rest &= rest - 1) {
      const material = materialAt(state, room.room, lowestBit(rest));
      open[material] = (open[material] as number) + 1;
    }
  }
  return open;
}

function roomPoints({ rooms }: Player): number {
  let points = 0;
  for (const room of rooms) if (isComplete(room)) points += pointsOf(room.room);
  return points;
}

export function completeRooms({ rooms }: Player): number[] {
  const counts: number[] = [0, 0, 0, 0, 0, 0];
  for (const room of rooms) {
    if (isComplete(room)) counts[room.room] = (counts[room.room] as number) + 1;
  }
  return counts;
}

export function pointsOf(room: number): number {
  return sizeOf(room) === 0 ? POINTS.small : POINTS.large;
}

/** Steps towards the roof are worth more to a seat that would win with it. */
function roofWorth({ state, weights, points }: Site, seat: Seat, steps: number): number {
  const near = steps - FAR_FROM_ROOF;
  if (near <= 0) return 0;
  const own = (points[seat] as number) + POINTS.roof;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && (points[other] as number) >= own) return 0;
  }
  return (weights.roofNear * near) / (ALL_STEPS - 1 - FAR_FROM_ROOF);
}

export function missingIn({ room, built }: RoomState): number {
  return (WHOLE[room] as number) & ~built;
}

/** A house before and after building with the materials in the storage. */
class Prospect {
  points = 0;
  kinds = 0;
  filled = 0;
  #done = 0;
  readonly #weights: Weights;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  complete(room: number): void {
    this.points += pointsOf(room) + this.#weights.majority;
    if ((this.#done & (1 << room)) === 0) this.kinds++;
    this.#done |= 1 << room;
  }

  has(room: number): boolean {
    return (this.#done & (1 << room)) !== 0;
  }

  value(): number {
    const { kindsDone, floor: share } = this.#weights;
    const floor = (this.filled / CELLS) * POINTS.floor;
    return this.points + (kindsDone[this.kinds] ?? 0) + floor * share;
  }
}

/** The value of a seat's own position with the given storage. */
export function worth(site: Site, seat: Seat, storage: readonly number[]): number {
  const { state, weights } = site;
  const player = playerAt(state, seat);
  if (player.trade === NONE) return 0;
  const left = storage.slice();
  const capacity = capacityOf(site, seat);
  const house = houseWorth(site, player, { left, capacity });
  const steps = stepsOf(state, seat);
  const roof = roofWorth(site, seat, steps);
  const opener = state.opener === seat ? weights.opener : 0;
  return house + steps * weights.step + roof + opener + spareWorth(site, seat, { storage, left });
}

/** Cells that can still be filled before the floor is closed or the game is over. */
function capacityOf({ state, weights, turnsLeft }: Site, seat: Seat): number {
  const turnsToClose = (STEPS_PER_FLOOR - pillarsOf(state, seat)) / weights.stepsPerTurn;
  return weights.cellsPerTurn * Math.min(turnsLeft, turnsToClose);
}

interface Means {
  /** The storage; building takes materials from it. */
  readonly left: number[];
  readonly capacity: number;
}

function houseWorth(site: Site, player: Player, { left, capacity }: Means): number {
  const { state, weights } = site;
  const now = new Prospect(weights);
  const soon = new Prospect(weights);
  const unfinished: RoomState[] = [];
  for (const room of player.rooms) {
    const isCurrent = room.floor === player.floor;
    if (isCurrent) {
      const filled = countBits(room.built);
      now.filled += filled;
      soon.filled += filled;
    }
    if (isComplete(room)) {
      now.complete(room.room);
      soon.complete(room.room);
    } else if (isCurrent) insertByMissing(unfinished, room);
  }
  let toFill = 0;
  for (const room of unfinished) {
    const missing = missingIn(room);
    const covered = buildIn(state, room.room, missing, left);
    const gaps = countBits(missing);
    toFill += gaps;
    const chance = Math.min(1, capacity / toFill);
    now.points += partWorth(weights, now, [room.room, gaps]) * chance;
    soon.filled += covered;
    if (covered === gaps) soon.complete(room.room);
    else soon.points += partWorth(weights, soon, [room.room, gaps - covered]) * chance;
  }
  const free = weights.freeColumns * freeWorth(player.columns, Math.max(0, capacity - toFill));
  return now.value() * (1 - weights.stored) + soon.value() * weights.stored + free;
}

/** Rooms with the fewest gaps first. */
export function insertByMissing(rooms: RoomState[], room: RoomState): void {
  const gaps = countBits(missingIn(room));
  let at = rooms.length;
  rooms.push(room);
  for (; at > 0 && countBits(missingIn(rooms[at - 1] as RoomState)) > gaps; at--) {
    rooms[at] = rooms[at - 1] as RoomState;
  }
  rooms[at] = room;
}

/** Fills the gaps of a room from a storage and returns the number of filled gaps. */
// oxlint-disable-next-line max-params -- called for every room of every evaluated position
export function buildIn(state: State, room: number, missing: number, left: number[]): number {
  let covered = 0;
  for (let rest = missing; rest !== 0; rest &= rest - 1) {
    const material = materialAt(state, room, lowestBit(rest));
    const count = left[material] as number;
    if (count === 0) continue;
    left[material] = count - 1;
    covered++;
  }
  return covered;
}

/** The value of an incomplete room, by the share of its filled cells. */
function partWorth(
  { newKind, majority, unfinished }: Weights,
  house: Prospect,
  [room, gaps]: readonly [room: number, gaps: number],
): number {
  const kind = house.has(room) ? 0 : newKind;
  return (pointsOf(room) + kind + majority) * unfinished * (1 - gaps / cellsIn(room));
}

/** UD-2: by columns in use, the points of the rooms that would still fit, and their cells. */
const FREE: readonly { readonly points: number; readonly cells: number }[] = Array.from(
  { length: 1 << COLUMNS },
  (_, columns) => {
    let points = 0;
    let cells = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if ((columns & (1 << column)) !== 0) continue;
      cells += 4;
      const isPair = column + 1 < COLUMNS && (columns & (2 << column)) === 0;
      points += isPair ? POINTS.large : POINTS.small;
      if (!isPair) continue;
      cells += 4;
      column++;
    }
    return { points, cells };
  },
);

function freeWorth(columns: number, capacity: number): number {
  const { points, cells } = FREE[columns] as (typeof FREE)[number];
  return cells === 0 ? 0 : points * Math.min(1, capacity / cells);
}

interface Stock {
  readonly storage: readonly number[];
  /** Materials that the seat's open cells don't need. */
  readonly left: readonly number[];
}

/** UD-13: the value of spare materials, up to the storage limit. */
function spareWorth(site: Site, seat: Seat, { storage, left }: Stock): number {
  const { state, weights } = site;
  const isRolling = state.seat === seat;
  let kept = STORAGE;
  // The rolling seat can build now; for other seats the materials stay in the storage.
  if (!isRolling) {
    for (let material = 0; material < KINDS; material++) {
      kept -= (storage[material] as number) - (left[material] as number);
    }
  }
  if (kept <= 0) return kept * weights.lost;
  let count = 0;
  let sum = 0;
  const values: number[] = [];
  for (let material = 0; material < KINDS; material++) {
    const spares = left[material] as number;
    if (spares === 0) continue;
    let each = spareValue(site, seat, material);
    for (let spare = spares; spare > 0; spare--) {
      sum += each;
      values[count++] = each;
      each *= weights.further;
    }
  }
  if (count <= kept) return sum;
  values.sort((one, other) => other - one);
  let best = 0;
  for (let at = 0; at < kept; at++) best += values[at] as number;
  return best;
}

function spareValue({ state, weights, open }: Site, seat: Seat, material: number): number {
  const { trade } = playerAt(state, seat);
  let value = weights.spare;
  if (material >> 1 !== trade) value += weights.foreign;
  for (let other = 0; other < open.length; other++) {
    if (other !== seat && ((open[other] as readonly number[])[material] as number) > 0) {
      value += weights.wanted;
    }
  }
  return value;
}
