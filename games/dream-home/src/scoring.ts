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
const ARCHITECT_EMPTY_ROOM = 1;
const DESIGNER_TILE = 1;

/** DH-2, DH-29: the points of the room that begins at a face-up card. */
export function pointsOfRoom(tables: Tables, house: readonly number[], start: number): number {
  const kind = kindOf(house[start] as number);
  const size = roomSize(house, start);
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
  let points = 0;
  let empty = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    const card = house[field] as number;
    if (isFaceDown(card)) empty++;
    if (!isFaceUp(card)) continue;
    const left = LEFT[field] as number;
    if (left !== NONE && kindOf(house[left] as number) === kindOf(card)) continue;
    points += pointsOfRoom(tables, house, field);
  }
  return hasHelper(player, HELPER.architect) ? points + ARCHITECT_EMPTY_ROOM * empty : points;
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

/** DH-27: which of the two bonuses a house has. */
export function furnishingOf({ house }: Player): {
  readonly hasBathrooms: boolean;
  readonly hasBasics: boolean;
} {
  let upstairs = false;
  let downstairs = false;
  let kitchen = false;
  let bedroom = false;
  for (let field = 0; field < FIELDS.length; field++) {
    switch (kindOf(house[field] as number)) {
      case KIND.bathroom:
        if (isUpperFloor(field)) upstairs = true;
        else downstairs = true;
        break;
      case KIND.kitchen:
        kitchen = true;
        break;
      case KIND.bedroom:
        bedroom = true;
        break;
      default:
    }
  }
  return {
    hasBathrooms: upstairs && downstairs,
    hasBasics: (upstairs || downstairs) && kitchen && bedroom,
  };
}

/** DH-27, DH-28: the points of one bonus. */
export function furnishingBonus(player: Player): number {
  return FURNISHING + (hasHelper(player, HELPER.architect) ? ARCHITECT_BONUS : 0);
}

export function pointsOfFurnishing(player: Player): number {
  const { hasBathrooms, hasBasics } = furnishingOf(player);
  return furnishingBonus(player) * ((hasBathrooms ? 1 : 0) + (hasBasics ? 1 : 0));
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
