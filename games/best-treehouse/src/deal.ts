import type { TreehouseDealer } from './events.ts';
import { type State, STREAM, playerAt } from './state.ts';
import { HAND_SIZE, MAX_PLAYERS } from './words.ts';

/**
 * BT-6: six cards to each seat. The address is `deal/round/seat/card`, so deals never depend on
 * decisions.
 */
export function deal(state: State, dealer: TreehouseDealer): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { hand } = playerAt(state, seat);
    const first = ((state.round - 1) * MAX_PLAYERS + seat) * HAND_SIZE;
    for (let card = 0; card < HAND_SIZE; card++) {
      putInOrder(hand, drawCard(state.deck, first + card, dealer));
    }
    dealer.report?.({ type: 'hand-dealt', seat, cards: hand.slice() });
  }
}

function drawCard(deck: number[], index: number, { chance }: TreehouseDealer): number {
  const card = chance.pick(deck, STREAM.deal, index);
  removeCard(deck, card);
  return card;
}

/** Closes the gap without the list that `splice` would allocate. */
export function removeCard(cards: number[], card: number): void {
  const last = cards.length - 1;
  for (let at = cards.indexOf(card); at < last; at++) cards[at] = cards[at + 1] as number;
  cards.pop();
}

function putInOrder(hand: number[], card: number): void {
  let at = hand.length;
  for (; at > 0 && (hand[at - 1] as number) > card; at--) hand[at] = hand[at - 1] as number;
  hand[at] = card;
}
