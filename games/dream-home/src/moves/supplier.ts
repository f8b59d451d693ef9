import { schema } from '@richtfest/engine';
import {
  HELPER,
  MAX_CHILDREN,
  ROOM_CODES,
  childrenOf,
  codeOfRoom,
  faceUp,
  fieldNumber,
  isFaceDown,
  isFaceUp,
  kindOf,
  roomCard,
  roomCode,
  KIND,
} from '../codes.ts';
import type { DreamHomeDealer } from '../events.ts';
import { exchange, keepsTiles } from '../exchange.ts';
import { BAR, LEFT, RIGHT, barToSwap, isInBasement } from '../house.ts';
import { ROOM_NAMES, readRoom } from '../notation/cards.ts';
import { readField } from '../notation/names.ts';
import type { DreamHomeReason } from '../reasons.ts';
import { type Player, type State, NONE, playerAt } from '../state.ts';
import { IS_BASEMENT, tablesOf } from '../tables.ts';
import type { Moment } from '../turn.ts';
import { FIELDS, type Field, ROOMS, type Room } from '../words.ts';
import { explainSwap, fieldCauses } from './explain.ts';
import { fieldSchema } from './fields.ts';
import { refuseHelper, useHelper } from './helper-cards.ts';
import type { Move } from './index.ts';
import type { DreamHomeVerb } from './verb.ts';

/** DH-25: names a card of the room discard pile by its room and children. */
export interface SupplierMove {
  readonly verb: 'supplier';
  readonly field: Field;
  readonly room: Room;
  readonly children: number;
}

export const supplier: DreamHomeVerb<SupplierMove> = {
  phases: ['helpers'],
  parameters: {
    field: fieldSchema,
    room: schema.oneOf(...ROOMS),
    children: schema.integer(0, MAX_CHILDREN),
  },
  refusal: refuseSupplier,
  play: playSupplier,
  notation: {
    examples: ['U3 kitchen +1'],
    write: (move) => `${move.field} ${ROOM_NAMES[codeOfRoom(move)] ?? ''}`,
    read(words) {
      const [word = '', ...name] = words.split(' ');
      const field = readField(word);
      const code = readRoom(name.join(' '));
      if (field === undefined || code === undefined) return undefined;
      return { field, room: roomCard(code).room, children: childrenOf(code) };
    },
  },
};

// Moves are immutable, so each exists once and move lists cost no memory in playouts.
const SUPPLIERS: readonly SupplierMove[] = FIELDS.flatMap((field) =>
  Array.from({ length: ROOM_CODES }, (_, code): SupplierMove => {
    return {
      verb: 'supplier',
      field,
      room: ROOMS[kindOf(code)] as Room,
      children: childrenOf(code),
    };
  }),
);

function supplyTo(field: number, card: number): SupplierMove {
  return SUPPLIERS[field * ROOM_CODES + card] as SupplierMove;
}

/** DH-14: bit sets of the room kinds for the basement and above it. */
const BASEMENT_KINDS = IS_BASEMENT.reduce((set, is, kind) => (is ? set | (1 << kind) : set), 0);
const UPPER_KINDS = ~BASEMENT_KINDS;

/** DH-25: each distinct card of the pile on each own card that it may replace face up. */
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

/** A bit set of the kinds that may replace the card on a field. */
function kindsFor(state: State, player: Player, field: number): number {
  const { house } = player;
  if ((house[field] as number) < 0) return 0;
  let kinds = isInBasement(field) ? BASEMENT_KINDS : UPPER_KINDS;
  // DH-15, DH-16: only a kind that lies next to the field can be barred there.
  const left = LEFT[field] as number;
  if (left !== NONE) kinds = withoutBarred(state, player, field, kinds, house[left] as number);
  const right = RIGHT[field] as number;
  if (right !== NONE) kinds = withoutBarred(state, player, field, kinds, house[right] as number);
  return kinds;
}

// oxlint-disable-next-line max-params -- an options object would cost time in the hot path
function withoutBarred(
  state: State,
  player: Player,
  field: number,
  kinds: number,
  neighbour: number,
): number {
  if (!isFaceUp(neighbour)) return kinds;
  const kind = kindOf(neighbour);
  const tables = tablesOf(state.options.cards);
  const bar = barToSwap(tables, player, field, kind, keepsTiles(state));
  return bar === BAR.none ? kinds : kinds & ~(1 << kind);
}

// Reused between calls, because playouts list moves millions of times.
const isInPile = new Uint8Array(ROOM_CODES);

/** Each card once, in ascending order. */
function distinctCards(pile: readonly number[]): number[] {
  isInPile.fill(0);
  for (let at = 0; at < pile.length; at++) isInPile[pile[at] as number] = 1;
  const cards: number[] = [];
  for (let card = 0; card < ROOM_CODES; card++) if (isInPile[card] === 1) cards.push(card);
  return cards;
}

function refuseSupplier(state: State, move: SupplierMove): DreamHomeReason | undefined {
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
function playSupplier(state: State, move: SupplierMove, dealer: DreamHomeDealer): Moment {
  const { roomDiscard } = state;
  const card = roomCode(KIND[move.room], move.children);
  roomDiscard.splice(roomDiscard.indexOf(card), 1);
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
