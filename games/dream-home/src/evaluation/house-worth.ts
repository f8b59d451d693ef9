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
import {
  FURNISHES,
  furnishingBonus,
  furnishingIn,
  isBeside,
  pointsOfDecor,
  pointsOfRooms,
} from '../scoring.ts';
import { type Player, NONE } from '../state.ts';
import type { Tables } from '../tables.ts';
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
    if (!isFaceUp(house[field] as number)) continue;
    const size = roomSize(house, field);
    worth += roomGrowth(tables, player, forecast, field, size);
    field += size - 1;
  }
  return worth;
}

/** The expected growth of the room that begins at a face-up card. */
// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
export function roomGrowth(
  tables: Tables,
  player: Player,
  forecast: Forecast,
  start: number,
  size: number,
): number {
  const { house } = player;
  const kind = kindOf(house[start] as number);
  const end = start + size - 1;
  const free = freeBeside(house, start, LEFT) + freeBeside(house, end, RIGHT);
  if (free === 0) return 0;
  const wanted = tables.besideKind[kind] as number;
  if (wanted !== NONE) {
    if (isBeside(tables, house, start, end)) return 0;
    return forecast.growth.of(kind, size, free, forecast.rooms[wanted] as number);
  }
  if (isClosed(player, start, end)) return 0;
  return forecast.growth.of(kind, size, free, forecast.rooms[kind] as number);
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

/** DH-27: the value of the bonuses, weighted by the probability of getting the missing rooms. */
function furnishingWorth(player: Player, forecast: Forecast): number {
  const { house } = player;
  let freeUp = 0;
  let freeDown = 0;
  for (let field = 0; field < FIELDS.length; field++) {
    if ((house[field] as number) >= 0) continue;
    if (isUpperFloor(field)) freeUp++;
    else if (!isInBasement(field)) freeDown++;
  }
  const found = furnishingIn(house, 0, FIELDS.length);
  return furnishingBonus(player) * furnishingChances(forecast, found, freeUp, freeDown);
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
  const up = (found & FURNISHES.bathUp) !== 0 ? 1 : freeUp > 0 ? bath : 0;
  const down = (found & FURNISHES.bathDown) !== 0 ? 1 : freeDown > 0 ? bath : 0;
  const open = freeUp + freeDown > 0 ? 1 : 0;
  const anyBath = (found & (FURNISHES.bathUp | FURNISHES.bathDown)) !== 0 ? 1 : open * bath;
  const cook =
    (found & FURNISHES.kitchen) !== 0 ? 1 : open * chanceOfRooms(forecast, KIND.kitchen, 1);
  const sleep =
    (found & FURNISHES.bedroom) !== 0 ? 1 : open * chanceOfRooms(forecast, KIND.bedroom, 1);
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
