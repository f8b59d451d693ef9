import { SCAFFOLD_CARD, roomCard, specialCard } from './codes.ts';
import type { ColumnCards, DreamHomeDealer } from './events.ts';
import { roomNamed, specialNamed } from './notation/cards.ts';
import { type State, NONE, STREAM } from './state.ts';
import { COLUMNS, type Column } from './words.ts';

const WIDTH = COLUMNS.length;

/** DH-5: five rooms, and a special card for each column but the first. */
export function deal(state: State, dealer: DreamHomeDealer): void {
  const { chance } = dealer;
  const address = (state.round - 1) * WIDTH;
  for (let column = 0; column < WIDTH; column++) {
    const name = chance.pick(state.roomDeck, STREAM.room, address + column);
    removeFrom(state.roomDeck, name);
    state.marketRooms[column] = roomNamed(name);
  }
  for (let column = 1; column < WIDTH; column++) {
    const name = chance.pick(state.specialDeck, STREAM.special, address + column);
    removeFrom(state.specialDeck, name);
    state.marketSpecials[column] = specialNamed(name);
  }
  if (dealer.report === undefined) return;
  const columns = COLUMNS.map((_, column) => cardsOf(state, column));
  dealer.report({ type: 'market-dealt', round: state.round, columns });
}

/** Removes a card by shifting later cards, without allocating a new list. */
function removeFrom(deck: string[], name: string): void {
  let moved = deck.pop() as string;
  for (let at = deck.length - 1; moved !== name; at--) {
    const next = deck[at] as string;
    deck[at] = moved;
    moved = next;
  }
}

/** A bit set of the columns that have cards. */
export function fullColumns({ marketRooms }: State): number {
  let set = 0;
  for (let column = 0; column < WIDTH; column++) {
    if (marketRooms[column] !== NONE) set |= 1 << column;
  }
  return set;
}

export function hasCards(state: State, column: number): boolean {
  return state.marketRooms[column] !== NONE;
}

/** Empties a column onto the discard piles. */
export function discardColumn(state: State, column: number): void {
  const room = state.marketRooms[column] as number;
  const special = state.marketSpecials[column] as number;
  if (room !== NONE) state.roomDiscard.push(room);
  if (special !== NONE) state.specialDiscard.push(special);
  emptyColumn(state, column);
}

export function emptyColumn(state: State, column: number): void {
  state.marketRooms[column] = NONE;
  state.marketSpecials[column] = NONE;
}

export function discardScaffold(state: State): void {
  state.specialDiscard.push(SCAFFOLD_CARD);
}

export function columnName(column: number): Column {
  return COLUMNS[column] as Column;
}

/** The cards of a column that is not empty. */
export function cardsOf(state: State, column: number): ColumnCards {
  const special = state.marketSpecials[column] as number;
  return {
    column: columnName(column),
    room: roomCard(state.marketRooms[column] as number),
    ...(special === NONE ? {} : { special: specialCard(special) }),
  };
}
