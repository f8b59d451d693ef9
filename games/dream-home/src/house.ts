import { HELPER, kindOf } from './codes.ts';
import { type Player, NONE } from './state.ts';
import { IS_BASEMENT, type Tables } from './tables.ts';
import { FIELDS } from './words.ts';

const FIRST_GROUND = FIELDS.indexOf('G1');
const FIRST_BASEMENT = FIELDS.indexOf('B4');
const WIDTH = FIRST_GROUND;

/** DH-1: by field, the field below, or `NONE` on earth. */
export const BELOW: readonly number[] = FIELDS.map((field, at) => {
  if (at < FIRST_GROUND) return at + WIDTH;
  return field === 'G4' || field === 'G5' ? at + WIDTH - 3 : NONE;
});
/** DH-1: by field, the field above, or `NONE` under the roof. */
export const ABOVE: readonly number[] = FIELDS.map((_, at) => BELOW.indexOf(at));
/** DH-1: by bay, the field that stands on the earth. */
export const BOTTOM: readonly number[] = FIELDS.flatMap((_, at) =>
  BELOW[at] === NONE ? [at] : [],
);
/** DH-1: by field, the neighbour on the same floor, or `NONE`. */
export const LEFT: readonly number[] = FIELDS.map((field, at) =>
  isSameFloor(field, FIELDS[at - 1]) ? at - 1 : NONE,
);
export const RIGHT: readonly number[] = FIELDS.map((field, at) =>
  isSameFloor(field, FIELDS[at + 1]) ? at + 1 : NONE,
);

function isSameFloor(field: string, other: string | undefined): boolean {
  return other !== undefined && field.startsWith(other.charAt(0));
}

export function isUpperFloor(field: number): boolean {
  return field < FIRST_GROUND;
}

export function isInBasement(field: number): boolean {
  return field >= FIRST_BASEMENT;
}

/** DH-13: whether a field has no room yet and is supported by a card or the earth. */
export function takesRoom(house: readonly number[], field: number): boolean {
  return (house[field] as number) < 0 && isSupported(house, field);
}

/** DH-13: the lowest field of a bay without a room, or `NONE`; the only one without scaffolds. */
export function lowestFree(house: readonly number[], bay: number): number {
  let field = BOTTOM[bay] as number;
  while (field !== NONE && (house[field] as number) >= 0) field = ABOVE[field] as number;
  return field;
}

/** DH-21: a scaffold needs a field without room and scaffold. */
export function takesScaffold(house: readonly number[], field: number): boolean {
  return house[field] === NONE && isSupported(house, field);
}

function isSupported(house: readonly number[], field: number): boolean {
  const below = BELOW[field] as number;
  return below === NONE || house[below] !== NONE;
}

/** DH-21: whether some field has neither room nor scaffold; one of these is always supported. */
export function hasFreeField(house: readonly number[]): boolean {
  return house.includes(NONE);
}

/** Why a card can't lie face up on a field. */
export const BAR = { none: 0, level: 1, size: 2, finished: 3, tiles: 4 } as const;
export type Bar = (typeof BAR)[keyof typeof BAR];

/** DH-14 to DH-16: what prevents a card of this kind from lying face up on a field. */
export function barToRoom(tables: Tables, player: Player, field: number, kind: number): Bar {
  if (IS_BASEMENT[kind] !== isInBasement(field)) return BAR.level;
  return barToJoining(tables, player, field, kind, 0);
}

/**
 * DH-22, DH-23: the same for a field whose card leaves first. Its tile may have moved to the
 * neighbour; that matters only if the new card would join that neighbour.
 */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function barToSwap(
  tables: Tables,
  player: Player,
  field: number,
  kind: number,
  keepsTile: boolean,
): Bar {
  if (IS_BASEMENT[kind] !== isInBasement(field)) return BAR.level;
  const isSameKind = kindOf(player.house[field] as number) === kind;
  const moved =
    isSameKind && keepsTile && player.tiles[field] !== NONE && heirOf(player, field) !== NONE
      ? 1
      : 0;
  return barToJoining(tables, player, field, kind, moved);
}

// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
function barToJoining(
  tables: Tables,
  player: Player,
  field: number,
  kind: number,
  moved: number,
): Bar {
  const { house, tiles } = player;
  let size = 1;
  let found = moved;
  for (let at = LEFT[field] as number; at !== NONE; at = LEFT[at] as number) {
    if (kindOf(house[at] as number) !== kind) break;
    size++;
    if (tiles[at] !== NONE) found++;
  }
  for (let at = RIGHT[field] as number; at !== NONE; at = RIGHT[at] as number) {
    if (kindOf(house[at] as number) !== kind) break;
    size++;
    if (tiles[at] !== NONE) found++;
  }
  if (size > (tables.max[kind] as number)) return BAR.size;
  if (found === 0) return BAR.none;
  if (!hasHelper(player, HELPER['interior-designer'])) return BAR.finished;
  return found > 1 ? BAR.tiles : BAR.none;
}

/** DH-23: the field of the same room to which the tile of a leaving card moves, or `NONE`. */
export function heirOf({ house }: Player, field: number): number {
  const kind = kindOf(house[field] as number);
  const left = LEFT[field] as number;
  if (left !== NONE && kindOf(house[left] as number) === kind) return left;
  const right = RIGHT[field] as number;
  return right !== NONE && kindOf(house[right] as number) === kind ? right : NONE;
}

export function hasHelper(player: Player, helper: number): boolean {
  return (player.helpers[helper] as number) > 0;
}

/** The leftmost card of the room a face-up card belongs to. */
export function roomStart(house: readonly number[], field: number): number {
  const kind = kindOf(house[field] as number);
  let start = field;
  for (let at = LEFT[field] as number; at !== NONE; at = LEFT[at] as number) {
    if (kindOf(house[at] as number) !== kind) break;
    start = at;
  }
  return start;
}

/** The cards of the room that begins at a face-up card. */
export function roomSize(house: readonly number[], start: number): number {
  const kind = kindOf(house[start] as number);
  let size = 1;
  for (let at = RIGHT[start] as number; at !== NONE; at = RIGHT[at] as number) {
    if (kindOf(house[at] as number) !== kind) break;
    size++;
  }
  return size;
}

/** DH-19: whether the room of a face-up card has a tile anywhere. */
export function roomTile({ house, tiles }: Player, field: number): number {
  const start = roomStart(house, field);
  const end = start + roomSize(house, start);
  for (let at = start; at < end; at++) if (tiles[at] !== NONE) return at;
  return NONE;
}
