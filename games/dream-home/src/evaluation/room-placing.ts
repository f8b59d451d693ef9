import { HELPER, faceDown, isFaceUp, kindOf } from '../codes.ts';
import { ABOVE, BAR, barToRoom, hasHelper, isInBasement, isUpperFloor } from '../house.ts';
import { newPlayer } from '../new-player.ts';
import { furnishes } from '../scoring.ts';
import { type Player, NONE } from '../state.ts';
import type { Tables } from '../tables.ts';
import { BestFields } from './best-fields.ts';
import { FLOOR_COUNT, floorOf } from './floors.ts';
import type { ReusedForecast } from './forecast.ts';
import { furnishingChances } from './house-worth.ts';
import { Survey, floorWorth } from './survey.ts';
import { WEIGHTS } from './weights.ts';

/** Finds the best field for a room. Reused, because rollouts look for one with every move. */
export class RoomPlacing {
  /** For the room that was evaluated or recalled last. */
  field = NONE;
  liesUp = true;

  readonly #tables: Tables;
  readonly #forecast: ReusedForecast;
  #player: Player = newPlayer();
  readonly #survey = new Survey();
  #isSurveyed = false;
  /** The floors without the evaluated card among the cards to come. */
  readonly #floors: number[] = [0, 0, 0];
  /** The sum of all floors and free fields. */
  #all = 0;
  readonly #bestFields = new BestFields();

  constructor(tables: Tables, forecast: ReusedForecast) {
    this.#tables = tables;
    this.#forecast = forecast;
  }

  begin(player: Player): void {
    this.#player = player;
    this.#isSurveyed = false;
  }

  /** Finds the best field for a room that the seat has taken. */
  placeHeld(room: number): void {
    const kind = kindOf(room);
    const field = this.#bestFields.fieldFor(kind, this.#player, this.#forecast.rooms);
    if (field === NONE) {
      this.#best(room, 0);
      return;
    }
    this.field = field;
    this.liesUp = this.#bestFields.liesUp(kind);
  }

  beginMarket(): void {
    this.#bestFields.begin(this.#player, this.#forecast.rooms);
  }

  /** The value of the house with a room of the market on its best field. */
  inMarket(room: number): number {
    const kind = kindOf(room);
    if (this.#bestFields.has(kind)) return this.#bestFields.worth(kind);
    const counts = this.#forecast.rooms;
    const count = counts[kind] as number;
    this.#surveyed();
    // A placed card is no longer among the cards to come.
    counts[kind] = count - 1;
    const worth = this.#best(room, 1 << kind);
    counts[kind] = count;
    this.#bestFields.add(kind, this.field, this.liesUp, worth);
    return worth;
  }

  /** Finds the best field; floors that heed one of the kinds are evaluated again. */
  #best(room: number, kinds: number): number {
    const survey = this.#surveyed();
    for (let floor = 0; floor < FLOOR_COUNT; floor++) {
      const isHeeded = ((survey.heeds[floor] as number) & kinds) !== 0;
      this.#floors[floor] = isHeeded
        ? floorWorth(this.#tables, this.#player, floor, this.#forecast)
        : (survey.floors[floor] as number);
    }
    const [upper, middle, basement] = this.#floors as [number, number, number];
    this.#all = survey.withFields(upper + middle + basement);
    const kind = kindOf(room);
    let best = -Infinity;
    for (let at = 0; at < survey.takeCount; at++) {
      const field = survey.takes[at] as number;
      const liesUp = barToRoom(this.#tables, this.#player, field, kind) === BAR.none;
      const worth = this.#placed(field, liesUp ? room : faceDown(room));
      if (worth <= best) continue;
      best = worth;
      this.field = field;
      this.liesUp = liesUp;
    }
    return best;
  }

  #surveyed(): Survey {
    if (!this.#isSurveyed) this.#survey.of(this.#tables, this.#player, this.#forecast);
    this.#isSurveyed = true;
    return this.#survey;
  }

  /** The value with a card on a field; only its floor has to be recomputed. */
  #placed(field: number, card: number): number {
    const player = this.#player;
    const survey = this.#survey;
    const { house } = player;
    const old = house[field] as number;
    const floor = floorOf(field);
    house[field] = card;
    const floorNow = floorWorth(this.#tables, player, floor, this.#forecast);
    house[field] = old;
    let worth = this.#all - (this.#floors[floor] as number) + floorNow;
    const isBasement = isInBasement(field);
    worth -= isBasement ? WEIGHTS.basementField : WEIGHTS.upperField;
    const above = ABOVE[field] as number;
    let { open, found, freeUp, freeDown } = survey;
    if (!isBasement) open--;
    if (above !== NONE && old === NONE && (house[above] as number) < 0) open++;
    worth += WEIGHTS.openField * Math.min(open, WEIGHTS.openFields);
    if (isUpperFloor(field)) freeUp--;
    else if (!isBasement) freeDown--;
    if (isFaceUp(card)) found |= furnishes(field, kindOf(card));
    else if (hasHelper(player, HELPER.architect)) worth++;
    return worth + survey.bonus * furnishingChances(this.#forecast, found, freeUp, freeDown);
  }
}
