import type { Cause, Seat } from '@richtfest/engine';
import { decorName, fieldName, kindOf } from '../codes.ts';
import { keepsTiles } from '../exchange.ts';
import { BAR, BELOW, type Bar, LEFT, RIGHT, barToRoom, barToSwap } from '../house.ts';
import type { DreamHomeReason, FaceUpReason } from '../reasons.ts';
import { type Player, type State, NONE, playerAt } from '../state.ts';
import { IS_BASEMENT, type Tables, tablesOf } from '../tables.ts';
import { ROOMS, type Room } from '../words.ts';

/** DH-13: why a field can't take a room now. */
export function explainSupport(
  house: readonly number[],
  field: number,
  seat: Seat,
): DreamHomeReason | undefined {
  const name = fieldName(field);
  if ((house[field] as number) >= 0) {
    return {
      rule: 'DH-13',
      code: 'field-is-taken',
      field: name,
      causes: fieldCauses(seat, [field]),
    };
  }
  const below = BELOW[field] as number;
  if (below === NONE || house[below] !== NONE) return undefined;
  const causes = fieldCauses(seat, [below]);
  return {
    rule: 'DH-13',
    code: 'field-below-is-free',
    field: name,
    below: fieldName(below),
    causes,
  };
}

/** DH-14 to DH-16: why a card of this kind would not lie face up on a field of the acting seat. */
export function explainRoom(state: State, field: number, kind: number): FaceUpReason | undefined {
  const { seat } = state;
  const tables = tablesOf(state.options.cards);
  return explainBar({ tables, player: playerAt(state, seat), seat, field, kind });
}

/** DH-22: the same, once the card on that field has left. */
export function explainSwap(state: State, field: number, kind: number): FaceUpReason | undefined {
  const { seat } = state;
  const tables = tablesOf(state.options.cards);
  const player = playerAt(state, seat);
  const bar = barToSwap(tables, player, field, kind, keepsTiles(state));
  return explainBar({ tables, player, seat, field, kind }, bar);
}

/** A kind of room card and the field it would go to. */
interface Case {
  readonly tables: Tables;
  readonly player: Player;
  readonly seat: Seat;
  readonly field: number;
  readonly kind: number;
}

export function explainBar(
  { tables, player, seat, field, kind }: Case,
  bar: Bar = barToRoom(tables, player, field, kind),
): FaceUpReason | undefined {
  const where = { room: ROOMS[kind] as Room, field: fieldName(field) };
  const neighbours = joined(player, field, kind);
  const causes = fieldCauses(seat, neighbours);
  const tiles = neighbours
    .map((at) => player.tiles[at] as number)
    .filter((tile) => tile !== NONE)
    .map(decorName);
  switch (bar) {
    case BAR.none:
      return undefined;
    case BAR.level:
      return IS_BASEMENT[kind] === true
        ? { rule: 'DH-14', code: 'belongs-in-the-basement', ...where }
        : { rule: 'DH-14', code: 'belongs-above-the-basement', ...where };
    case BAR.size: {
      const max = tables.max[kind] as number;
      const size = neighbours.length + 1;
      return { rule: 'DH-15', code: 'room-is-full', ...where, size, max, causes };
    }
    case BAR.finished: {
      // DH-23: if none of them has a tile, the tile of the leaving card moves to one of them.
      const [decor = decorName(player.tiles[field] as number)] = tiles;
      return { rule: 'DH-16', code: 'room-is-finished', ...where, decor, causes };
    }
    case BAR.tiles:
      return { rule: 'DH-16', code: 'two-tiles-in-one-room', ...where, decors: tiles, causes };
  }
}

/** The neighbouring cards a card of this kind would join, from left to right. */
function joined({ house }: Player, field: number, kind: number): number[] {
  const found: number[] = [];
  for (let at = LEFT[field] as number; at !== NONE; at = LEFT[at] as number) {
    if (kindOf(house[at] as number) !== kind) break;
    found.unshift(at);
  }
  for (let at = RIGHT[field] as number; at !== NONE; at = RIGHT[at] as number) {
    if (kindOf(house[at] as number) !== kind) break;
    found.push(at);
  }
  return found;
}

export function fieldCauses(seat: Seat, fields: readonly number[]): Cause[] {
  return fields.map((field) => ({ component: 'field', seat, field: fieldName(field) }));
}
