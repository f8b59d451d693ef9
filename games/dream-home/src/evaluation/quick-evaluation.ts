import type { Seat } from '@richtfest/engine';
import {
  HELPER,
  KIND,
  SCAFFOLD_CARD,
  codeOfRoof,
  decorOf,
  fieldNumber,
  helperOf,
  isDecor,
  isFaceUp,
  isHelper,
  isRoof,
  kindOf,
  roomCode,
  toolOf,
} from '../codes.ts';
import { hasHelper, roomSize, roomStart, roomTile } from '../house.ts';
import type { Move } from '../moves/index.ts';
import { roofPoints } from '../roofs.ts';
import { type Player, type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { COLUMNS, FIELDS, OUTDOORS, ROUNDS } from '../words.ts';
import { type ReusedForecast, emptyForecast, updateForecast } from './forecast.ts';
import { houseWorth, roomGrowth } from './house-worth.ts';
import { PointsAfter } from './points-after.ts';
import { RoomPlacing } from './room-placing.ts';
import { roofWorth } from './roof-worth.ts';
import { helperWorth, toolWorth } from './store-worth.ts';
import { WEIGHTS } from './weights.ts';

const TWO_32 = 0x1_0000_0000;
const WIDTH = COLUMNS.length;

/**
 * A cheap evaluation of a seat's house and of the columns it may take. It is reused for every move
 * of a rollout: `begin` turns it to a seat.
 */
export class QuickEvaluation {
  /** By column: the value of the house with its room on the best field; of its special card. */
  readonly rooms: number[] = [0, 0, 0, 0, 0];
  readonly specials: number[] = [0, 0, 0, 0, 0];
  bestColumn = 0;
  bestWorth = -Infinity;

  readonly tables: Tables;
  readonly placing: RoomPlacing;
  readonly #forecast: ReusedForecast;
  #state: State;
  #player: Player;
  #seed = 0;
  #noise = 0;
  #rounds = 0;
  #pointsAfter: PointsAfter | undefined;

  constructor(state: State) {
    this.tables = tablesOf(state.options.cards);
    this.#forecast = emptyForecast(this.tables, WEIGHTS);
    this.placing = new RoomPlacing(this.tables, this.#forecast);
    this.#state = state;
    this.#player = playerAt(state, 0);
  }

  // oxlint-disable-next-line max-params -- called for every move of a playout
  begin(state: State, seat: Seat, seed: number, noise: number): void {
    this.#state = state;
    this.#player = playerAt(state, seat);
    updateForecast(this.#forecast, state);
    this.#seed = (seed + Math.imul(state.round * 4 + seat, 0x9e3779b1)) | 0;
    this.#noise = noise;
    this.#rounds = ROUNDS - state.round;
    this.placing.begin(this.#player);
    this.#pointsAfter = undefined;
    this.bestColumn = 0;
    this.bestWorth = -Infinity;
  }

  evaluateColumns(): void {
    const { marketRooms, marketSpecials, round } = this.#state;
    const roofs = this.#roofs(NONE);
    this.placing.beginMarket();
    for (let column = 0; column < WIDTH; column++) {
      const room = marketRooms[column] as number;
      if (room === NONE) continue;
      this.rooms[column] = this.placing.inMarket(room) + this.#error(column);
      this.specials[column] =
        column === 0
          ? round < ROUNDS
            ? WEIGHTS.start
            : 0
          : this.#special(marketSpecials[column] as number, roofs);
      const worth = this.worthOf(column);
      if (worth <= this.bestWorth) continue;
      this.bestWorth = worth;
      this.bestColumn = column;
    }
  }

  worthOf(column: number): number {
    return (this.rooms[column] as number) + (this.specials[column] as number);
  }

  /** The value of the seat's house as it is. */
  house(): number {
    return houseWorth(this.tables, this.#player, this.#forecast);
  }

  /** The value of the house after placing a tile or scaffold or using a helper. */
  after(move: Move): number {
    const { house, tiles, roofs } = this.#player;
    switch (move.verb) {
      case 'decorate':
        if (move.field === OUTDOORS) return Infinity;
        return this.houseWith(tiles, fieldNumber(move.field), decorOf(this.#state.heldSpecial));
      case 'scaffold':
        return this.houseWith(house, fieldNumber(move.field), SCAFFOLD);
      case 'supplier':
        return this.#supplied(fieldNumber(move.field), roomCode(KIND[move.room], move.children));
      case 'handyman':
        return this.#swapped(fieldNumber(move.a), fieldNumber(move.b));
      case 'roofer':
        return (
          this.#points().nothing() + roofPoints([...roofs, codeOfRoof(move)]) - roofPoints(roofs)
        );
      case 'done':
        return this.#points().nothing();
      case 'decline-decor':
        return this.house();
      case 'decline-jackhammer':
      case 'discard-column':
      case 'drill':
      case 'jackhammer':
      case 'mixer':
      case 'place':
      case 'take':
        return -Infinity;
    }
  }

  /** The value of the house with one field changed. */
  houseWith(list: number[], field: number, value: number): number {
    const before = list[field] as number;
    list[field] = value;
    const worth = this.house();
    list[field] = before;
    return worth;
  }

  #points(): PointsAfter {
    this.#pointsAfter ??= new PointsAfter(this.tables, this.#player);
    return this.#pointsAfter;
  }

  /** Cards with tiles are ignored to stay fast. */
  #supplied(field: number, card: number): number {
    return this.#player.tiles[field] === NONE ? this.#points().supply(field, card) : -Infinity;
  }

  #swapped(a: number, b: number): number {
    const { tiles } = this.#player;
    return tiles[a] === NONE && tiles[b] === NONE ? this.#points().swap(a, b) : -Infinity;
  }

  /** The evaluation error for a column, between `-noise` and `noise`. */
  #error(column: number): number {
    if (this.#noise === 0) return 0;
    let x = (this.#seed + column) | 0;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return this.#noise * (((x ^ (x >>> 15)) >>> 0) / TWO_32 - 0.5) * 2;
  }

  /** The value of the roof pile, with one more card or `NONE`. */
  #roofs(more: number, moreRoofers = 0): number {
    const { roofs, helpers } = this.#player;
    const roofers = (helpers[HELPER.roofer] as number) + moreRoofers;
    if (more !== NONE) roofs.push(more);
    const worth = roofWorth(roofs, this.#forecast, this.#rounds, roofers);
    if (more !== NONE) roofs.pop();
    return worth;
  }

  #special(special: number, roofs: number): number {
    if (special === NONE || special === SCAFFOLD_CARD) return 0;
    if (isRoof(special)) return this.#roofs(special) - roofs;
    if (isDecor(special)) return this.#decor(decorOf(special));
    if (isHelper(special)) return this.#helper(helperOf(special), roofs);
    return this.#rounds === 0 ? 0 : toolWorth(toolOf(special));
  }

  #helper(helper: number, roofs: number): number {
    if (helper === HELPER.roofer) return this.#roofs(NONE, 1) - roofs;
    return helperWorth(this.#player, helper, this.#rounds);
  }

  #decor(decor: number): number {
    const rooms = this.tables.decorRooms[decor] as number;
    const value =
      (this.tables.decorValue[decor] as number) +
      (hasHelper(this.#player, HELPER['interior-designer']) ? 1 : 0);
    if (rooms === 0) return value;
    let best = 0;
    for (let field = 0; field < FIELDS.length; field++) {
      const card = this.#player.house[field] as number;
      if (!isFaceUp(card) || (rooms & (1 << kindOf(card))) === 0) continue;
      if (roomTile(this.#player, field) !== NONE) continue;
      best = Math.max(best, value - this.#growthAt(field));
    }
    return best;
  }

  /** DH-16: the growth that a room loses when it is finished by a tile on this field. */
  #growthAt(field: number): number {
    const { house } = this.#player;
    const kind = kindOf(house[field] as number);
    if (hasHelper(this.#player, HELPER['interior-designer'])) return 0;
    if ((this.tables.besideKind[kind] as number) !== NONE) return 0;
    const start = roomStart(house, field);
    return roomGrowth(this.tables, this.#player, this.#forecast, start, roomSize(house, start));
  }
}
