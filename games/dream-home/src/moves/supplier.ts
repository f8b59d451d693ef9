import {
  HELPER,
  ROOM_CODES,
  faceUp,
  fieldNumber,
  isFaceDown,
  kindOf,
  roomCard,
  roomCode,
  KIND,
} from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { exchange, keepsTiles } from '../exchange.ts';
import { BAR, barToSwap } from '../house.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type Player, type State, playerAt } from '../state.ts';
import { tablesOf } from '../tables.ts';
import type { Moment } from '../turn.ts';
import { FIELDS, ROOMS } from '../words.ts';
import { explainSwap, fieldCauses } from './explain.ts';
import { refuseHelper, useHelper } from './helper-cards.ts';
import { type Move, type SupplierMove, supplyTo } from './move.ts';

/** DH-25: every card of the pile, each once, on every own card whose place it may take face up. */
export function addSupplier(state: State, list: Move[]): void {
  const cards = distinctCards(state.roomDiscard);
  const player = playerAt(state, state.seat);
  for (let field = 0; field < FIELDS.length; field++) {
    const kinds = kindsFor(state, player, field);
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at] as number;
      if ((kinds & (1 << kindOf(card))) !== 0) list.push(supplyTo(field, card));
    }
  }
}

export function canSupply(state: State, player: Player): boolean {
  let pile = 0;
  for (const card of state.roomDiscard) pile |= 1 << kindOf(card);
  for (let field = 0; field < FIELDS.length; field++) {
    if ((kindsFor(state, player, field) & pile) !== 0) return true;
  }
  return false;
}

/** The kinds that may take the place of the card on a field, as bits. */
function kindsFor(state: State, player: Player, field: number): number {
  if ((player.house[field] as number) < 0) return 0;
  const tables = tablesOf(state.options.cards);
  const isKept = keepsTiles(state);
  let kinds = 0;
  for (let kind = 0; kind < ROOMS.length; kind++) {
    if (barToSwap(tables, player, field, kind, isKept) === BAR.none) kinds |= 1 << kind;
  }
  return kinds;
}

function distinctCards(pile: readonly number[]): number[] {
  const cards: number[] = [];
  for (let card = 0; card < ROOM_CODES; card++) if (pile.includes(card)) cards.push(card);
  return cards;
}

export function refuseSupplier(state: State, move: SupplierMove): DreamHomeReason | undefined {
  const missing = refuseHelper(state, 'supplier');
  if (missing !== undefined) return missing;
  const { room, children } = move;
  if (!state.roomDiscard.includes(roomCode(KIND[room], children))) {
    return { rule: 'DH-25', code: 'card-is-not-in-the-pile', room, children };
  }
  const { seat } = state;
  const field = fieldNumber(move.field);
  if ((playerAt(state, seat).house[field] as number) < 0) {
    const causes = fieldCauses(seat, [field]);
    return { rule: 'DH-25', code: 'no-card-there', field: move.field, causes };
  }
  return explainSwap(state, field, KIND[room]);
}

/** DH-25: the old card goes to the pile. */
export function playSupplier(state: State, move: SupplierMove, dealer: DreamHomeDealer): Moment {
  const { roomDiscard } = state;
  const card = roomCode(KIND[move.room], move.children);
  let gap = roomDiscard.indexOf(card);
  for (; gap + 1 < roomDiscard.length; gap++) roomDiscard[gap] = roomDiscard[gap + 1] as number;
  roomDiscard.pop();
  const removed = exchange(state, fieldNumber(move.field), card, dealer);
  roomDiscard.push(faceUp(removed));
  useHelper(state, HELPER.supplier);
  dealer.report?.({
    type: 'supplier-used',
    seat: state.seat,
    field: move.field,
    brought: roomCard(card),
    removed: roomCard(removed),
    wasEmpty: isFaceDown(removed),
  });
  return 'helper-used';
}
