import { isFaceUp, kindOf } from '../codes.ts';
import { LEFT, isInBasement, isUpperFloor, takesRoom } from '../house.ts';
import { furnishingBonus, pointsOfRoom } from '../scoring.ts';
import { type Player, NONE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { FIELDS } from '../words.ts';
import { type Furnishing, furnishingIn, roomGrowth } from './house-worth.ts';
import type { Forecast } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

/** The value of a house floor by floor, so that adding one card is cheap to evaluate. */
export interface Survey {
  /** By floor: its worth, and a bit set of the room kinds whose undealt cards affect it. */
  readonly floors: readonly number[];
  readonly heeds: readonly number[];
  /** The expected value of each free field. */
  readonly fields: readonly number[];
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

export function survey(tables: Tables, player: Player, forecast: Forecast): Survey {
  const { house } = player;
  const fields: number[] = [];
  let open = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    if ((house[field] as number) >= 0) continue;
    const isBasement = isInBasement(field);
    fields.push(isBasement ? WEIGHTS.basementField : WEIGHTS.upperField);
    if (!isBasement && takesRoom(house, field)) open++;
  }
  return {
    floors: [
      floorWorth(tables, player, 0, forecast),
      floorWorth(tables, player, 1, forecast),
      floorWorth(tables, player, 2, forecast),
    ],
    heeds: [heedOf(tables, house, 0), heedOf(tables, house, 1), heedOf(tables, house, 2)],
    fields,
    open,
    furnishing: furnishingIn(house),
    bonus: furnishingBonus(player),
  };
}

/** DH-29: a room depends on cards of its own kind, or on its partner room. */
function heedOf({ besideKind }: Tables, house: readonly number[], floor: number): number {
  const end = END[floor] as number;
  let kinds = 0;
  for (let field = FIRST[floor] as number; field < end; field++) {
    const card = house[field] as number;
    if (!isFaceUp(card)) continue;
    const kind = kindOf(card);
    const wanted = besideKind[kind] as number;
    kinds |= 1 << (wanted === NONE ? kind : wanted);
  }
  return kinds;
}

/** The value of the rooms of a floor, including their potential. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function floorWorth(
  tables: Tables,
  player: Player,
  floor: number,
  forecast: Forecast,
): number {
  const { house } = player;
  const end = END[floor] as number;
  let worth = 0;
  for (let field = FIRST[floor] as number; field < end; field++) {
    const card = house[field] as number;
    if (!isFaceUp(card)) continue;
    const left = LEFT[field] as number;
    if (left !== NONE && kindOf(house[left] as number) === kindOf(card)) continue;
    worth += pointsOfRoom(tables, house, field) + roomGrowth(tables, player, field, forecast);
  }
  return worth;
}
