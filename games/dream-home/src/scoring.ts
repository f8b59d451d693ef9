import {
  type FinalTally,
  type Result,
  type Tally,
  type Watcher,
  rank,
  tallyOf,
} from '@richtfest/engine';
import { HELPER, KIND, childrenOf, isFaceDown, isFaceUp, kindOf } from './codes.ts';
import { LEFT, RIGHT, hasHelper, isUpperFloor, roomSize } from './house.ts';
import { roofPoints } from './roofs.ts';
import { type Player, type State, NONE } from './state.ts';
import { SIZES, type Tables, tablesOf } from './tables.ts';
import { FIELDS } from './words.ts';

/** DH-26 to DH-28: the scoring categories. */
export type Part = 'rooms' | 'decor' | 'furnishing' | 'roof';

const FURNISHING = 3;
/** DH-28: the architect's extra point for each furnishing bonus and each empty room. */
const ARCHITECT_BONUS = 1;
export const ARCHITECT_EMPTY_ROOM = 1;
const DESIGNER_TILE = 1;

/** DH-2, DH-29: the points of the room that begins at a face-up card. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function pointsOfRoom(
  tables: Tables,
  house: readonly number[],
  start: number,
  size = roomSize(house, start),
): number {
  const kind = kindOf(house[start] as number);
  if (isBeside(tables, house, start, start + size - 1)) return tables.besidePoints[kind] as number;
  return tables.points[kind * SIZES + size] as number;
}

/** DH-29: whether its partner room lies face up directly to its left or right. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function isBeside(
  tables: Tables,
  house: readonly number[],
  start: number,
  end: number,
): boolean {
  const wanted = tables.besideKind[kindOf(house[start] as number)] as number;
  if (wanted === NONE) return false;
  const left = LEFT[start] as number;
  if (left !== NONE && kindOf(house[left] as number) === wanted) return true;
  const right = RIGHT[end] as number;
  return right !== NONE && kindOf(house[right] as number) === wanted;
}

/** DH-2, DH-28: the points of all rooms, including the architect's for empty ones. */
export function pointsOfRooms(tables: Tables, player: Player): number {
  const { house } = player;
  const points = pointsOfRoomsIn(tables, house, 0, FIELDS.length);
  if (!hasHelper(player, HELPER.architect)) return points;
  let empty = 0;
  for (const card of house) if (isFaceDown(card)) empty++;
  return points + ARCHITECT_EMPTY_ROOM * empty;
}

/** DH-2: the points of the rooms on whole floors, given by their first field and the one after. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function pointsOfRoomsIn(
  tables: Tables,
  house: readonly number[],
  first: number,
  end: number,
): number {
  let points = 0;
  for (let field = first; field < end; field++) {
    if (!isFaceUp(house[field] as number)) continue;
    const size = roomSize(house, field);
    points += pointsOfRoom(tables, house, field, size);
    field += size - 1;
  }
  return points;
}

/** DH-4, DH-28 */
export function pointsOfDecor(tables: Tables, player: Player): number {
  const perTile = hasHelper(player, HELPER['interior-designer']) ? DESIGNER_TILE : 0;
  const { tiles, outdoors } = player;
  let points = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    const tile = tiles[field] as number;
    if (tile !== NONE) points += (tables.decorValue[tile] as number) + perTile;
  }
  for (let decor = 0; outdoors >> decor > 0; decor++) {
    if ((outdoors & (1 << decor)) !== 0) points += (tables.decorValue[decor] as number) + perTile;
  }
  return points;
}

/** DH-27: the rooms that count for furnishing, as bits. */
export const FURNISHES = { bathUp: 1, bathDown: 2, kitchen: 4, bedroom: 8 } as const;
const BATHROOMS = FURNISHES.bathUp | FURNISHES.bathDown;
const OTHER_BASICS = FURNISHES.kitchen | FURNISHES.bedroom;

/** The bit of a room of this kind on a field, or 0. */
export function furnishes(field: number, kind: number): number {
  switch (kind) {
    case KIND.kitchen:
      return FURNISHES.kitchen;
    case KIND.bedroom:
      return FURNISHES.bedroom;
    case KIND.bathroom:
      return isUpperFloor(field) ? FURNISHES.bathUp : FURNISHES.bathDown;
    default:
      return 0;
  }
}

/** The bits of all rooms from one field to before another. */
export function furnishingIn(house: readonly number[], first: number, end: number): number {
  let found = 0;
  for (let field = first; field < end; field++) {
    found |= furnishes(field, kindOf(house[field] as number));
  }
  return found;
}

function hasBathrooms(found: number): boolean {
  return (found & BATHROOMS) === BATHROOMS;
}

function hasBasics(found: number): boolean {
  return (found & BATHROOMS) !== 0 && (found & OTHER_BASICS) === OTHER_BASICS;
}

/** DH-27: which of the two bonuses a house has. */
export function furnishingOf({ house }: Player): {
  readonly hasBathrooms: boolean;
  readonly hasBasics: boolean;
} {
  const found = furnishingIn(house, 0, FIELDS.length);
  return { hasBathrooms: hasBathrooms(found), hasBasics: hasBasics(found) };
}

/** DH-27, DH-28: the points of one bonus. */
export function furnishingBonus(player: Player): number {
  return FURNISHING + (hasHelper(player, HELPER.architect) ? ARCHITECT_BONUS : 0);
}

export function pointsOfFurnishing(player: Player): number {
  return furnishingBonus(player) * bonusesFor(furnishingIn(player.house, 0, FIELDS.length));
}

/** DH-27: how many of the two bonuses these rooms give. */
export function bonusesFor(found: number): number {
  return (hasBathrooms(found) ? 1 : 0) + (hasBasics(found) ? 1 : 0);
}

/** DH-30: children on face-up cards. */
export function childrenIn({ house }: Player): number {
  let children = 0;
  for (const card of house) if (isFaceUp(card)) children += childrenOf(card);
  return children;
}

/** The points of a house; the roof counts only once it is revealed. */
export function tallyHouse(tables: Tables, player: Player, hasRoof: boolean): Tally {
  return tallyOf({
    rooms: pointsOfRooms(tables, player),
    decor: pointsOfDecor(tables, player),
    furnishing: pointsOfFurnishing(player),
    roof: hasRoof ? roofPoints(player.roofs) : 0,
  });
}

/** DH-18: whether the roof piles are open. */
export function roofsAreOpen({ phase, options }: Pick<State, 'phase' | 'options'>): boolean {
  return phase === 'over' || options.openRoofs;
}

/** The score as if the game ended now; hidden roofs count for no watcher, not even the owner. */
export function standing(state: State, _watcher: Watcher): Tally[] {
  const tables = tablesOf(state.options.cards);
  const areOpen = roofsAreOpen(state);
  return state.players.map((player) => tallyHouse(tables, player, areOpen));
}

export function finalTallies(tables: Tables, players: readonly Player[]): FinalTally[] {
  return players.map((player) => {
    const { score, parts } = tallyHouse(tables, player, true);
    return { score, parts, tieBreaks: [childrenIn(player)] };
  });
}

/** DH-30 */
export function result(state: State): Result | undefined {
  if (state.phase !== 'over') return undefined;
  return rank(finalTallies(tablesOf(state.options.cards), state.players));
}
