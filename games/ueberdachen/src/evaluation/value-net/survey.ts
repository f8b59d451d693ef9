import type { Seat } from '@richtfest/engine';
import { countBits } from '../../bits.ts';
import { KINDS } from '../../bundles.ts';
import { cellsIn, cellsShowing, isComplete } from '../../cells.ts';
import { type Player, type RoomState, type State, playerAt } from '../../state.ts';
import { WEIGHTS } from '../weights.ts';
import {
  type Site,
  buildIn,
  completeRooms,
  insertByMissing,
  missingIn,
  pointsOf,
  siteOf,
  stepsOf,
} from '../worth.ts';

/** A position prepared for extracting the features of each seat. */
export interface Survey {
  readonly site: Site;
  /** By seat and room: the number of complete ones. */
  readonly complete: readonly (readonly number[])[];
  /** By seat: steps towards the roof. */
  readonly steps: readonly number[];
}

export function surveyOf(state: State): Survey {
  return {
    site: siteOf(state, WEIGHTS),
    complete: state.players.map(completeRooms),
    steps: state.players.map((_, seat) => stepsOf(state, seat)),
  };
}

/** The current floor of a house, before and after building with the stored materials. */
export interface Floor {
  filled: number;
  soonFilled: number;
  soonPoints: number;
  kinds: number;
  soonKinds: number;
  /** Points of incomplete rooms, in proportion to their filled cells. */
  started: number;
  soonStarted: number;
  soonStartedSquared: number;
  gapsLeft: number;
  ownGaps: number;
  /** Materials left after building. */
  readonly left: number[];
}

export function floorOf({ site, complete }: Survey, seat: Seat): Floor {
  const player = playerAt(site.state, seat);
  const counts = complete[seat] as readonly number[];
  const kinds = counts.filter((count) => count > 0).length;
  const floor: Floor = {
    filled: 0,
    soonFilled: 0,
    soonPoints: site.points[seat] as number,
    kinds,
    soonKinds: kinds,
    started: 0,
    soonStarted: 0,
    soonStartedSquared: 0,
    gapsLeft: 0,
    ownGaps: 0,
    left: player.storage.slice(),
  };
  const unfinished: RoomState[] = [];
  for (const room of player.rooms) {
    if (room.floor !== player.floor) continue;
    floor.filled += countBits(room.built);
    if (!isComplete(room)) insertByMissing(unfinished, room);
  }
  floor.soonFilled = floor.filled;
  for (const room of unfinished) {
    addRoom(floor, site.state, { room, player, isNew: counts[room.room] === 0 });
  }
  return floor;
}

interface Unfinished {
  readonly room: RoomState;
  readonly player: Player;
  /** The first of its kind. */
  readonly isNew: boolean;
}

function addRoom(floor: Floor, state: State, { room, player, isNew }: Unfinished): void {
  const missing = missingIn(room);
  const gaps = countBits(missing);
  const covered = buildIn(state, room.room, missing, floor.left);
  const cells = cellsIn(room.room);
  const points = pointsOf(room.room);
  floor.started += points * (1 - gaps / cells);
  floor.soonFilled += covered;
  if (covered === gaps) {
    floor.soonPoints += points;
    if (isNew) floor.soonKinds++;
    return;
  }
  const share = 1 - (gaps - covered) / cells;
  floor.soonStarted += points * share;
  floor.soonStartedSquared += points * share * share;
  floor.gapsLeft += gaps - covered;
  floor.ownGaps += countBits(missing & cellsShowing(state, room.room, 3 << (2 * player.trade)));
}

/** Materials for which a seat has no cell. */
export interface Spare {
  count: number;
  kinds: number;
  /** Kinds for which other seats have cells. */
  wanted: number;
  /** Not of its own trade. */
  foreign: number;
}

export function spareOf({ site }: Survey, seat: Seat, left: readonly number[]): Spare {
  const { trade } = playerAt(site.state, seat);
  const spare: Spare = { count: 0, kinds: 0, wanted: 0, foreign: 0 };
  for (let material = 0; material < KINDS; material++) {
    const over = left[material] as number;
    if (over === 0) continue;
    spare.count += over;
    spare.kinds++;
    if (material >> 1 !== trade) spare.foreign += over;
    const isWanted = site.open.some((open, other) => other !== seat && (open[material] ?? 0) > 0);
    if (isWanted) spare.wanted++;
  }
  return spare;
}

/** A seat's opponents. */
export interface Rivals {
  points: number;
  steps: number;
  /** Cells that need the materials of the seat's trade. */
  demand: number;
  /** Kinds of rooms of which the seat has the most, and those where it is tied. */
  most: number;
  shared: number;
}

export function rivalsOf({ site, complete, steps }: Survey, seat: Seat): Rivals {
  const { trade } = playerAt(site.state, seat);
  const rivals: Rivals = { points: -Infinity, steps: 0, demand: 0, most: 0, shared: 0 };
  steps.forEach((count, other) => {
    if (other === seat) return;
    const open = site.open[other] ?? [];
    rivals.points = Math.max(rivals.points, site.points[other] as number);
    rivals.steps = Math.max(rivals.steps, count);
    rivals.demand += (open[2 * trade] ?? 0) + (open[2 * trade + 1] ?? 0);
  });
  complete[seat]?.forEach((own, room) => {
    let best = 0;
    complete.forEach((counts, other) => {
      if (other !== seat) best = Math.max(best, counts[room] as number);
    });
    if (own > best) rivals.most++;
    else if (own === best && own > 0) rivals.shared++;
  });
  return rivals;
}
