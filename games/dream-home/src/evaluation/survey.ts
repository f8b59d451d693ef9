import { isFaceUp, kindOf } from '../codes.ts';
import { LEFT, isInBasement, isUpperFloor, takesRoom } from '../house.ts';
import { furnishingBonus, pointsOfRoom } from '../scoring.ts';
import { type Player, NONE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { FIELDS } from '../words.ts';
import { type Furnishing, furnishingIn, roomGrowth } from './house-worth.ts';
import type { Prospects } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** A house floor by floor, so that one more card is quickly judged. */
export interface Survey {
  readonly floors: readonly number[];
  /** The floors together, and what free fields will bring. */
  readonly all: number;
  /** Fields above the basement that could take a room now. */
  readonly open: number;
  readonly furnishing: Furnishing;
  readonly bonus: number;
}

const FLOOR_OF: readonly number[] = FIELDS.map((_, field) =>
  isUpperFloor(field) ? 0 : isInBasement(field) ? 2 : 1,
);
const FIRST: readonly number[] = [0, 1, 2].map((floor) => FLOOR_OF.indexOf(floor));
const END: readonly number[] = [0, 1, 2].map((floor) => FLOOR_OF.lastIndexOf(floor) + 1);

export function floorOf(field: number): number {
  return FLOOR_OF[field] as number;
}

export function survey(tables: Tables, player: Player, prospects: Prospects): Survey {
  const { house } = player;
  const floors = [
    floorWorth(tables, player, 0, prospects),
    floorWorth(tables, player, 1, prospects),
    floorWorth(tables, player, 2, prospects),
  ];
  let all = (floors[0] as number) + (floors[1] as number) + (floors[2] as number);
  let open = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    if ((house[field] as number) >= 0) continue;
    const isBasement = isInBasement(field);
    all += isBasement ? WEIGHTS.basementField : WEIGHTS.upperField;
    if (!isBasement && takesRoom(house, field)) open++;
  }
  return { floors, all, open, furnishing: furnishingIn(house), bonus: furnishingBonus(player) };
}

/** The rooms of a floor and what they may become. */
// oxlint-disable-next-line max-params -- the hot path takes its parts as they are
export function floorWorth(
  tables: Tables,
  player: Player,
  floor: number,
  prospects: Prospects,
): number {
  const { house } = player;
  const end = END[floor] as number;
  let worth = 0;
  for (let field = FIRST[floor] as number; field < end; field++) {
    const card = house[field] as number;
    if (!isFaceUp(card)) continue;
    const left = LEFT[field] as number;
    if (left !== NONE && kindOf(house[left] as number) === kindOf(card)) continue;
    worth += pointsOfRoom(tables, house, field) + roomGrowth(tables, player, field, prospects);
  }
  return worth;
}
