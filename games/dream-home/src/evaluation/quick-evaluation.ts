import type { Seat } from '@richtfest/engine';
import {
  HELPER,
  KIND,
  SCAFFOLD_CARD,
  codeOfRoof,
  decorOf,
  faceDown,
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
import {
  ABOVE,
  BAR,
  LEFT,
  barToRoom,
  hasHelper,
  isInBasement,
  isUpperFloor,
  roomTile,
  takesRoom,
} from '../house.ts';
import type { Move } from '../moves/index.ts';
import { roofPoints } from '../roofs.ts';
import { pointsOfFurnishing, pointsOfRooms } from '../scoring.ts';
import { type Player, type State, NONE, SCAFFOLD, playerAt } from '../state.ts';
import { type Tables, tablesOf } from '../tables.ts';
import { COLUMNS, FIELDS, OUTDOORS, ROUNDS } from '../words.ts';
import { furnishes, furnishingChances, houseWorth, roomGrowth } from './house-worth.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { roofWorth } from './roof-worth.ts';
import { helperWorth, toolWorth } from './store-worth.ts';
import { type Survey, floorOf, floorWorth, survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const TWO_32 = 0x1_0000_0000;
const WIDTH = COLUMNS.length;

/** A cheap evaluation of a seat's house and of the columns it may take, for rollouts. */
export class QuickEvaluation {
  /** By column: the value of the house with its room on the best field; of its special card. */
  readonly rooms: number[] = [0, 0, 0, 0, 0];
  readonly specials: number[] = [0, 0, 0, 0, 0];
  bestColumn = 0;
  bestWorth = -Infinity;
  /** The best field for the room that was evaluated last. */
  bestField = NONE;
  liesUp = true;

  readonly #state: State;
  readonly #player: Player;
  readonly #tables: Tables;
  readonly #forecast: Forecast;
  readonly #seed: number;
  readonly #noise: number;
  readonly #rounds: number;
  #survey: Survey | undefined;
  /** The floors without the evaluated card among the cards to come. */
  readonly #floors: [upper: number, middle: number, basement: number] = [0, 0, 0];
  /** The sum of all floors and free fields. */
  #all = 0;

  // oxlint-disable-next-line max-params -- created for every move of a playout
  constructor(state: State, seat: Seat, seed: number, noise: number) {
    this.#state = state;
    this.#player = playerAt(state, seat);
    this.#tables = tablesOf(state.options.cards);
    this.#forecast = forecastOf(state);
    this.#seed = (seed + Math.imul(state.round * 4 + seat, 0x9e3779b1)) | 0;
    this.#noise = noise;
    this.#rounds = ROUNDS - state.round;
  }

  evaluateColumns(): void {
    const { marketRooms, marketSpecials, round } = this.#state;
    const roofs = this.#roofs(NONE);
    for (let column = 0; column < WIDTH; column++) {
      const room = marketRooms[column] as number;
      if (room === NONE) continue;
      this.rooms[column] = this.evaluateRoom(room) + this.#error(column);
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
    return houseWorth(this.#tables, this.#player, this.#forecast);
  }

  /** The value of the house with a room on its best field. */
  evaluateRoom(room: number): number {
    const { house } = this.#player;
    const kind = kindOf(room);
    const isHeld = this.#state.heldRoom === room;
    const before = this.#surveyed();
    // A placed card is no longer among the cards to come.
    const counts = this.#forecast.rooms as number[];
    const count = counts[kind] as number;
    if (!isHeld) counts[kind] = count - 1;
    const { floors, heeds } = before;
    for (let floor = 0; floor < floors.length; floor++) {
      const isHeeded = !isHeld && ((heeds[floor] as number) & (1 << kind)) !== 0;
      this.#floors[floor] = isHeeded
        ? floorWorth(this.#tables, this.#player, floor, this.#forecast)
        : (floors[floor] as number);
    }
    this.#all = this.#floors[0] + this.#floors[1] + this.#floors[2];
    for (const field of before.fields) this.#all += field;
    let best = -Infinity;
    for (let field = 0; field < FIELDS.length; field++) {
      if (!takesRoom(house, field)) continue;
      const liesUp = barToRoom(this.#tables, this.#player, field, kind) === BAR.none;
      const worth = this.#placed(before, field, liesUp ? room : faceDown(room));
      if (worth <= best) continue;
      best = worth;
      this.bestField = field;
      this.liesUp = liesUp;
    }
    counts[kind] = count;
    return best;
  }

  #surveyed(): Survey {
    this.#survey ??= survey(this.#tables, this.#player, this.#forecast);
    return this.#survey;
  }

  /** The value with a card on a field; only its floor has to be recomputed. */
  #placed(before: Survey, field: number, card: number): number {
    const player = this.#player;
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
    let { open } = before;
    if (!isBasement) open--;
    if (above !== NONE && old === NONE && (house[above] as number) < 0) open++;
    worth += WEIGHTS.openField * Math.min(open, WEIGHTS.openFields);
    let { found, freeUp, freeDown } = before.furnishing;
    if (isUpperFloor(field)) freeUp--;
    else if (!isBasement) freeDown--;
    if (isFaceUp(card)) found |= furnishes(field, kindOf(card));
    else if (hasHelper(player, HELPER.architect)) worth++;
    return worth + before.bonus * furnishingChances(this.#forecast, found, freeUp, freeDown);
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
        return this.#points() + roofPoints([...roofs, codeOfRoof(move)]) - roofPoints(roofs);
      case 'done':
        return this.#points();
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

  #points(): number {
    return pointsOfRooms(this.#tables, this.#player) + pointsOfFurnishing(this.#player);
  }

  /** Cards with tiles are ignored to stay fast. */
  #supplied(field: number, card: number): number {
    const { house, tiles } = this.#player;
    if (tiles[field] !== NONE) return -Infinity;
    const before = house[field] as number;
    house[field] = card;
    const points = this.#points();
    house[field] = before;
    return points;
  }

  #swapped(a: number, b: number): number {
    const { house, tiles } = this.#player;
    if (tiles[a] !== NONE || tiles[b] !== NONE) return -Infinity;
    const fromA = house[a] as number;
    const fromB = house[b] as number;
    house[a] = fromB;
    house[b] = fromA;
    const points = this.#points();
    house[a] = fromA;
    house[b] = fromB;
    return points;
  }

  /** The evaluation error for a column, between `-noise` and `noise`. */
  #error(column: number): number {
    if (this.#noise === 0) return 0;
    let x = (this.#seed + column) | 0;
    x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
    return this.#noise * (((x ^ (x >>> 15)) >>> 0) / TWO_32 - 0.5) * 2;
  }

  #roofs(more: number): number {
    const { roofs, helpers } = this.#player;
    const pile = more === NONE ? roofs : [...roofs, more];
    const roofers = helpers[HELPER.roofer] as number;
    return roofWorth(pile, this.#forecast, { rounds: this.#rounds, roofers });
  }

  #special(special: number, roofs: number): number {
    if (special === NONE || special === SCAFFOLD_CARD) return 0;
    if (isRoof(special)) return this.#roofs(special) - roofs;
    if (isDecor(special)) return this.#decor(decorOf(special));
    if (isHelper(special)) return this.#helper(helperOf(special), roofs);
    return this.#rounds === 0 ? 0 : toolWorth(toolOf(special));
  }

  #helper(helper: number, roofs: number): number {
    if (helper !== HELPER.roofer) return helperWorth(this.#player, helper, this.#rounds);
    const roofers = (this.#player.helpers[HELPER.roofer] as number) + 1;
    const pile = this.#player.roofs;
    return roofWorth(pile, this.#forecast, { rounds: this.#rounds, roofers }) - roofs;
  }

  #decor(decor: number): number {
    const rooms = this.#tables.decorRooms[decor] as number;
    const value =
      (this.#tables.decorValue[decor] as number) +
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
    if ((this.#tables.besideKind[kind] as number) !== NONE) return 0;
    let start = field;
    for (let at = LEFT[start] as number; at !== NONE; at = LEFT[at] as number) {
      if (kindOf(house[at] as number) !== kind) break;
      start = at;
    }
    return roomGrowth(this.#tables, this.#player, start, this.#forecast);
  }
}
