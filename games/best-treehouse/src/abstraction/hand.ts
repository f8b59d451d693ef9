import type { Random } from '@richtfest/engine';
import { colourNumber } from '../data/rooms.ts';
import { COLOURS } from '../words.ts';

// A simplified hand: the number of cards of each colour in four bits (BT-6: at most six).
const BITS = 4;
const MASK = (1 << BITS) - 1;

export const NO_CARDS = 0;

export function cardIn(colour: number): number {
  return 1 << (BITS * colour);
}

export function cardsOf(hand: number, colour: number): number {
  return (hand >> (BITS * colour)) & MASK;
}

export function handOf(cards: readonly number[]): number {
  return cards.reduce((hand, card) => hand + cardIn(colourNumber(card)), NO_CARDS);
}

/** The undealt cards by colour. */
export class Deck {
  readonly counts: number[] = COLOURS.map(() => 0);
  #size = 0;

  add(colour: number, cards: number): void {
    this.counts[colour] = (this.counts[colour] as number) + cards;
    this.#size += cards;
  }

  copy(other: Deck): void {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      this.counts[colour] = other.counts[colour] as number;
    }
    this.#size = other.#size;
  }

  deal(cards: number, random: Random): number {
    let hand = NO_CARDS;
    for (let card = 0; card < cards; card++) {
      let at = random.below(this.#size);
      let colour = 0;
      while (at >= (this.counts[colour] as number)) at -= this.counts[colour++] as number;
      this.add(colour, -1);
      hand += cardIn(colour);
    }
    return hand;
  }
}
