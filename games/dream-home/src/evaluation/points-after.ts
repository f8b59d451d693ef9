import { HELPER, isFaceDown } from '../codes.ts';
import { hasHelper } from '../house.ts';
import {
  ARCHITECT_EMPTY_ROOM,
  bonusesFor,
  furnishingBonus,
  furnishingIn,
  pointsOfRoomsIn,
} from '../scoring.ts';
import type { Player } from '../state.ts';
import type { Tables } from '../tables.ts';
import { FLOOR_COUNT, FLOOR_END, FLOOR_START, floorOf } from './floors.ts';

/**
 * The points of rooms and furnishing after cards have been exchanged: only floors that change are
 * counted again.
 */
export class PointsAfter {
  readonly #tables: Tables;
  readonly #player: Player;
  readonly #bonus: number;
  readonly #perEmpty: number;
  #empty = 0;
  /** By floor. */
  readonly #points: number[] = [];
  readonly #found: number[] = [];

  constructor(tables: Tables, player: Player) {
    this.#tables = tables;
    this.#player = player;
    this.#bonus = furnishingBonus(player);
    this.#perEmpty = hasHelper(player, HELPER.architect) ? ARCHITECT_EMPTY_ROOM : 0;
    for (const card of player.house) if (isFaceDown(card)) this.#empty++;
    for (let floor = 0; floor < FLOOR_COUNT; floor++) {
      this.#points.push(this.#pointsOn(floor));
      this.#found.push(this.#foundOn(floor));
    }
  }

  /** As the house is. */
  nothing(): number {
    return this.#sum(0, 0);
  }

  /** With a face-up card in the place of another card. */
  supply(field: number, card: number): number {
    const { house } = this.#player;
    const old = house[field] as number;
    house[field] = card;
    const points = this.#sum(1 << floorOf(field), isFaceDown(old) ? 1 : 0);
    house[field] = old;
    return points;
  }

  /** With two cards in each other's place. */
  swap(a: number, b: number): number {
    const { house } = this.#player;
    const fromA = house[a] as number;
    const fromB = house[b] as number;
    house[a] = fromB;
    house[b] = fromA;
    const points = this.#sum((1 << floorOf(a)) | (1 << floorOf(b)), 0);
    house[a] = fromA;
    house[b] = fromB;
    return points;
  }

  #sum(changed: number, filled: number): number {
    let points = this.#perEmpty * (this.#empty - filled);
    let found = 0;
    for (let floor = 0; floor < FLOOR_COUNT; floor++) {
      const isChanged = (changed & (1 << floor)) !== 0;
      points += isChanged ? this.#pointsOn(floor) : (this.#points[floor] as number);
      found |= isChanged ? this.#foundOn(floor) : (this.#found[floor] as number);
    }
    return points + this.#bonus * bonusesFor(found);
  }

  #pointsOn(floor: number): number {
    const { house } = this.#player;
    const start = FLOOR_START[floor] as number;
    return pointsOfRoomsIn(this.#tables, house, start, FLOOR_END[floor] as number);
  }

  #foundOn(floor: number): number {
    const { house } = this.#player;
    return furnishingIn(house, FLOOR_START[floor] as number, FLOOR_END[floor] as number);
  }
}
