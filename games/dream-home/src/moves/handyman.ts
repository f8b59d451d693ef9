import type { TableReason } from '@richtfest/engine';
import { HELPER, decorName, fieldName, fieldNumber, isFaceUp, kindOf } from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { loseTile } from '../exchange.ts';
import { LEFT, RIGHT, isInBasement, roomSize } from '../house.ts';
import { readField } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type Player, type State, NONE, playerAt } from '../state.ts';
import { IS_BASEMENT, type Tables, tablesOf } from '../tables.ts';
import type { Moment } from '../turn.ts';
import { FIELDS, type Field, ROOMS, type Room } from '../words.ts';
import { fieldCauses } from './explain.ts';
import { withPair } from './fields.ts';
import { refuseHelper, useHelper } from './helper-cards.ts';
import type { Move } from './index.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-25: `a` comes first in the order of fields. */
export interface HandymanMove {
  readonly verb: 'handyman';
  readonly a: Field;
  readonly b: Field;
}

export const handyman: DreamHomeVerb<HandymanMove> = {
  ...withPair(FIELDS, readField, 'U2 G4'),
  phases: ['helpers'],
  refusal: refuseHandyman,
  play: playHandyman,
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const HANDYMEN: readonly HandymanMove[] = FIELDS.flatMap((a) =>
  FIELDS.map((b): HandymanMove => ({ verb: 'handyman', a, b })),
);

function swap(a: number, b: number): HandymanMove {
  return HANDYMEN[a * FIELDS.length + b] as HandymanMove;
}

/** DH-25: any two own cards that may lie in each other's place. */
export function addHandyman(state: State, list: Move[]): void {
  const player = playerAt(state, state.seat);
  const tables = tablesOf(state.options.cards);
  for (let a = 0; a < FIELDS.length; a++) {
    if ((player.house[a] as number) < 0) continue;
    for (let b = a + 1; b < FIELDS.length; b++) {
      if (maySwap(tables, player, a, b)) list.push(swap(a, b));
    }
  }
}

export function canSwap(state: State, player: Player): boolean {
  const tables = tablesOf(state.options.cards);
  for (let a = 0; a < FIELDS.length; a++) {
    for (let b = a + 1; b < FIELDS.length; b++) if (maySwap(tables, player, a, b)) return true;
  }
  return false;
}

/** DH-14, DH-15 after the swap; tiles don't prevent it, and face-down cards may lie anywhere. */
function maySwap(tables: Tables, { house }: Player, a: number, b: number): boolean {
  if ((house[a] as number) < 0 || (house[b] as number) < 0) return false;
  return !isBarred(tables, house, b, a) && !isBarred(tables, house, a, b);
}

/** Whether a card can't lie on the other field of the swap. */
function isBarred(tables: Tables, house: readonly number[], field: number, from: number): boolean {
  const card = house[from] as number;
  if (!isFaceUp(card)) return false;
  const kind = kindOf(card);
  if (IS_BASEMENT[kind] !== isInBasement(field)) return true;
  return sizeAfter(house, field, from) > (tables.max[kind] as number);
}

/** The size of the room that a card belongs to after the swap. */
function sizeAfter(house: readonly number[], field: number, from: number): number {
  const kind = kindOf(house[from] as number);
  const kindThere = kindOf(house[field] as number);
  let size = 1;
  for (let at = LEFT[field] as number; at !== NONE; at = LEFT[at] as number) {
    if ((at === from ? kindThere : kindOf(house[at] as number)) !== kind) break;
    size++;
  }
  for (let at = RIGHT[field] as number; at !== NONE; at = RIGHT[at] as number) {
    if ((at === from ? kindThere : kindOf(house[at] as number)) !== kind) break;
    size++;
  }
  return size;
}

function refuseHandyman(
  state: State,
  move: HandymanMove,
): DreamHomeReason | TableReason | undefined {
  const a = fieldNumber(move.a);
  const b = fieldNumber(move.b);
  if (a >= b) {
    const problem = 'move.a must come before move.b in the order U1 … U5, G1 … G5, B4, B5';
    return { rule: 'RF-3', code: 'not-a-move', problem };
  }
  const missing = refuseHelper(state, 'handyman');
  if (missing !== undefined) return missing;
  const { seat } = state;
  const { house } = playerAt(state, seat);
  for (const field of [a, b]) {
    if ((house[field] as number) >= 0) continue;
    const causes = fieldCauses(seat, [field]);
    return { rule: 'DH-25', code: 'no-card-there', field: fieldName(field), causes };
  }
  return explainSwapped(state, b, a) ?? explainSwapped(state, a, b);
}

function explainSwapped(state: State, field: number, from: number): DreamHomeReason | undefined {
  const tables = tablesOf(state.options.cards);
  const { house } = playerAt(state, state.seat);
  if (!isBarred(tables, house, field, from)) return undefined;
  const kind = kindOf(house[from] as number);
  const where = { room: ROOMS[kind] as Room, field: fieldName(field) };
  const causes = fieldCauses(state.seat, [from]);
  if (IS_BASEMENT[kind] !== isInBasement(field)) {
    return IS_BASEMENT[kind] === true
      ? { rule: 'DH-14', code: 'belongs-in-the-basement', ...where, causes }
      : { rule: 'DH-14', code: 'belongs-above-the-basement', ...where, causes };
  }
  const max = tables.max[kind] as number;
  const size = sizeAfter(house, field, from);
  return { rule: 'DH-15', code: 'room-is-full', ...where, size, max, causes };
}

function playHandyman(state: State, move: HandymanMove, dealer: DreamHomeDealer): Moment {
  const player = playerAt(state, state.seat);
  const a = fieldNumber(move.a);
  const b = fieldNumber(move.b);
  exchangeAt(player.house, a, b);
  exchangeAt(player.tiles, a, b);
  useHelper(state, HELPER.handyman);
  dealer.report?.({ type: 'handyman-used', seat: state.seat, fields: [move.a, move.b] });
  clearTiles(state, player, dealer);
  return 'helper-used';
}

function exchangeAt(list: number[], a: number, b: number): void {
  const kept = list[a] as number;
  list[a] = list[b] as number;
  list[b] = kept;
}

/**
 * DH-25: a room with several tiles keeps the most valuable, the leftmost of equal ones. Calling it
 * again for another card of the same room changes nothing.
 */
function clearTiles(state: State, player: Player, dealer: DreamHomeDealer): void {
  const { house, tiles } = player;
  const { decorValue } = tablesOf(state.options.cards);
  for (let start = 0; start < FIELDS.length; start++) {
    const end = start + roomSize(house, start);
    let kept = NONE;
    for (let at = start; at < end; at++) {
      if (tiles[at] === NONE) continue;
      const value = decorValue[tiles[at] as number] as number;
      if (kept === NONE || value > (decorValue[tiles[kept] as number] as number)) kept = at;
    }
    for (let at = start; at < end; at++) {
      if (at !== kept && tiles[at] !== NONE) dropTile(state, player, at, dealer);
    }
  }
}

// oxlint-disable-next-line max-params -- internal; all four are needed
function dropTile(state: State, { tiles }: Player, at: number, dealer: DreamHomeDealer): void {
  const decor = tiles[at] as number;
  tiles[at] = NONE;
  loseTile(state, decor);
  dealer.report?.({
    type: 'decor-lost',
    seat: state.seat,
    decor: decorName(decor),
    field: fieldName(at),
  });
}
