import { HELPER, KIND, isFaceUp, kindOf } from '../codes.ts';
import {
  LEFT,
  RIGHT,
  hasHelper,
  isInBasement,
  isUpperFloor,
  roomSize,
  takesRoom,
} from '../house.ts';
import { furnishingBonus, isBeside, pointsOfDecor, pointsOfRooms } from '../scoring.ts';
import { type Player, NONE } from '../state.ts';
import { SIZES, type Tables } from '../tables.ts';
import { FIELDS } from '../words.ts';
import { type Forecast, chanceOfRooms } from './forecast.ts';

/** The value of rooms, tiles and furnishing, including their potential. */
export function houseWorth(tables: Tables, player: Player, forecast: Forecast): number {
  return (
    pointsOfRooms(tables, player) +
    pointsOfDecor(tables, player) +
    growthWorth(tables, player, forecast) +
    furnishingWorth(player, forecast) +
    fieldWorth(player, forecast)
  );
}

function growthWorth(tables: Tables, player: Player, forecast: Forecast): number {
  const { house } = player;
  let worth = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    const card = house[field] as number;
    if (!isFaceUp(card)) continue;
    const left = LEFT[field] as number;
    if (left >= 0 && kindOf(house[left] as number) === kindOf(card)) continue;
    worth += roomGrowth(tables, player, field, forecast);
  }
  return worth;
}

// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function roomGrowth(
  tables: Tables,
  player: Player,
  start: number,
  forecast: Forecast,
): number {
  const { house } = player;
  const kind = kindOf(house[start] as number);
  const size = roomSize(house, start);
  const end = start + size - 1;
  const free = freeBeside(house, start, LEFT) + freeBeside(house, end, RIGHT);
  if (free === 0) return 0;
  const wanted = tables.besideKind[kind] as number;
  if (wanted >= 0) {
    if (isBeside(tables, house, start, end)) return 0;
    const gain =
      (tables.besidePoints[kind] as number) - (tables.points[kind * SIZES + size] as number);
    return forecast.weights.beside * gain * chanceOfRooms(forecast, wanted, 1);
  }
  const max = tables.max[kind] as number;
  if (size >= max || isClosed(player, start, end)) return 0;
  let worth = 0;
  for (let more = 1; more <= free && size + more <= max; more++) {
    const at = kind * SIZES + size + more;
    const gain = (tables.points[at] as number) - (tables.points[at - 1] as number);
    worth += gain * chanceOfRooms(forecast, kind, more);
  }
  return forecast.weights.growth * worth;
}

/** DH-16: a tile finishes a room unless the seat has the designer. */
function isClosed(player: Player, start: number, end: number): boolean {
  if (hasHelper(player, HELPER['interior-designer'])) return false;
  for (let at = start; at <= end; at++) if (player.tiles[at] !== NONE) return true;
  return false;
}

function freeBeside(house: readonly number[], from: number, step: readonly number[]): number {
  let free = 0;
  for (let at = step[from] as number; at >= 0 && free < 2; at = step[at] as number) {
    if ((house[at] as number) >= 0) break;
    free++;
  }
  return free;
}

/** DH-27: a bit set of the furnishing found, and the number of fields that could take the rest. */
export interface Furnishing {
  readonly found: number;
  readonly freeUp: number;
  readonly freeDown: number;
}

const UPSTAIRS = 1;
const DOWNSTAIRS = 2;
const KITCHEN = 4;
const BEDROOM = 8;

/** DH-27: the value of the bonuses, weighted by the probability of getting the missing rooms. */
function furnishingWorth(player: Player, forecast: Forecast): number {
  const { found, freeUp, freeDown } = furnishingIn(player.house);
  return furnishingBonus(player) * furnishingChances(forecast, found, freeUp, freeDown);
}

export function furnishingIn(house: readonly number[]): Furnishing {
  let found = 0;
  let freeUp = 0;
  let freeDown = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    const card = house[field] as number;
    if (card >= 0) found |= furnishes(field, kindOf(card));
    else if (isUpperFloor(field)) freeUp++;
    else if (!isInBasement(field)) freeDown++;
  }
  return { found, freeUp, freeDown };
}

/** The furnishing that a room of this kind provides on a field, as a bit. */
export function furnishes(field: number, kind: number): number {
  switch (kind) {
    case KIND.kitchen:
      return KITCHEN;
    case KIND.bedroom:
      return BEDROOM;
    case KIND.bathroom:
      return isUpperFloor(field) ? UPSTAIRS : DOWNSTAIRS;
    default:
      return 0;
  }
}

/** The expected number of furnishing bonuses. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function furnishingChances(
  forecast: Forecast,
  found: number,
  freeUp: number,
  freeDown: number,
): number {
  const bath = chanceOfRooms(forecast, KIND.bathroom, 1);
  const up = (found & UPSTAIRS) !== 0 ? 1 : freeUp > 0 ? bath : 0;
  const down = (found & DOWNSTAIRS) !== 0 ? 1 : freeDown > 0 ? bath : 0;
  const open = freeUp + freeDown > 0 ? 1 : 0;
  const anyBath = (found & (UPSTAIRS | DOWNSTAIRS)) !== 0 ? 1 : open * bath;
  const cook = (found & KITCHEN) !== 0 ? 1 : open * chanceOfRooms(forecast, KIND.kitchen, 1);
  const sleep = (found & BEDROOM) !== 0 ? 1 : open * chanceOfRooms(forecast, KIND.bedroom, 1);
  const { furnishing } = forecast.weights;
  return believed(up * down, furnishing) + believed(anyBath * cook * sleep, furnishing);
}

function believed(chance: number, weight: number): number {
  return chance === 1 ? 1 : weight * chance;
}

/** The expected value of free fields, plus a bonus for those that are supported now. */
function fieldWorth({ house }: Player, { weights }: Forecast): number {
  let worth = 0;
  let open = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    if ((house[field] as number) >= 0) continue;
    worth += isInBasement(field) ? weights.basementField : weights.upperField;
    if (!isInBasement(field) && takesRoom(house, field)) open++;
  }
  return worth + weights.openField * Math.min(open, weights.openFields);
}
