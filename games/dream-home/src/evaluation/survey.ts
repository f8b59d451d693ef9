import { isFaceUp, kindOf } from '../codes.ts';
import { isInBasement, isUpperFloor, roomSize, takesRoom } from '../house.ts';
import { furnishingBonus, furnishingIn, pointsOfRoom } from '../scoring.ts';
import { type Player, NONE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { FIELDS } from '../words.ts';
import { FLOOR_COUNT, FLOOR_END, FLOOR_START } from './floors.ts';
import type { Forecast } from './forecast.ts';
import { roomGrowth } from './house-worth.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The value of a house floor by floor, so that adding one card is cheap to evaluate. Reused,
 * because rollouts survey a house for every move.
 */
export class Survey {
  /** By floor: its worth, and a bit set of the room kinds whose undealt cards affect it. */
  readonly floors: number[] = [0, 0, 0];
  readonly heeds: number[] = [0, 0, 0];
  /** The fields that could take a room now, and those of them above the basement. */
  readonly takes: number[] = FIELDS.map(() => NONE);
  takeCount = 0;
  open = 0;
  /** DH-27: the furnishing found, and the free fields: those above the basement could take the rest. */
  found = 0;
  freeUp = 0;
  freeDown = 0;
  freeBasement = 0;
  bonus = 0;

  of(tables: Tables, player: Player, forecast: Forecast): void {
    const { house } = player;
    for (let floor = 0; floor < FLOOR_COUNT; floor++) {
      this.floors[floor] = floorWorth(tables, player, floor, forecast);
      this.heeds[floor] = heedOf(tables, house, floor);
    }
    this.found = furnishingIn(house, 0, FIELDS.length);
    this.bonus = furnishingBonus(player);
    this.#countFree(house);
  }

  #countFree(house: readonly number[]): void {
    this.takeCount = 0;
    this.open = 0;
    this.freeUp = 0;
    this.freeDown = 0;
    this.freeBasement = 0;
    for (let field = 0; field < FIELDS.length; field++) {
      if ((house[field] as number) >= 0) continue;
      const isBasement = isInBasement(field);
      if (isUpperFloor(field)) this.freeUp++;
      else if (isBasement) this.freeBasement++;
      else this.freeDown++;
      if (!takesRoom(house, field)) continue;
      this.takes[this.takeCount++] = field;
      if (!isBasement) this.open++;
    }
  }

  /** The expected value of the free fields, added to the worth of the floors. */
  withFields(floors: number): number {
    let worth = floors;
    const above = this.freeUp + this.freeDown;
    for (let count = 0; count < above; count++) worth += WEIGHTS.upperField;
    for (let count = 0; count < this.freeBasement; count++) worth += WEIGHTS.basementField;
    return worth;
  }
}

/** DH-29: a room depends on cards of its own kind, or on its partner room. */
function heedOf({ besideKind }: Tables, house: readonly number[], floor: number): number {
  const end = FLOOR_END[floor] as number;
  let kinds = 0;
  for (let field = FLOOR_START[floor] as number; field < end; field++) {
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
  const end = FLOOR_END[floor] as number;
  let worth = 0;
  for (let field = FLOOR_START[floor] as number; field < end; field++) {
    if (!isFaceUp(house[field] as number)) continue;
    const size = roomSize(house, field);
    worth +=
      pointsOfRoom(tables, house, field, size) + roomGrowth(tables, player, forecast, field, size);
    field += size - 1;
  }
  return worth;
}
