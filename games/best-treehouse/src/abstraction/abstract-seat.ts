import { colourNumber } from '../data/rooms.ts';
import { leanOf } from '../places.ts';
import { type Estate, countBits } from '../scoring.ts';
import { type Player, TO_DISCARD } from '../state.ts';
import { COLOURS, NONE, ROUNDS } from '../words.ts';
import { NO_CARDS, cardIn, handOf } from './hand.ts';
import type { PolicyWeights } from './policy-weights.ts';

// A plan is a colour and its slot.
const COLOUR_BITS = 3;
const COLOUR_MASK = (1 << COLOUR_BITS) - 1;

export function planOf(colour: number, slot: number): number {
  return (slot << COLOUR_BITS) | colour;
}

export function colourIn(plan: number): number {
  return plan & COLOUR_MASK;
}

export function slotIn(plan: number): number {
  return plan >> COLOUR_BITS;
}

/** A simplified seat: its tree by colours alone (BT-1). */
export class AbstractSeat implements Estate {
  readonly groups: number[] = COLOURS.map(() => 0);
  readonly counts: number[] = COLOURS.map(() => 0);
  readonly points: number[] = Array.from({ length: ROUNDS }, () => 0);
  built = 0;
  balance = 0;
  hand = NO_CARDS;
  /** The colour of the revealed card to build, or `NONE`. */
  revealed = NONE;
  weights: PolicyWeights;

  constructor(weights: PolicyWeights) {
    this.weights = weights;
  }

  static of(player: Player, isBuilding: boolean, weights: PolicyWeights): AbstractSeat {
    const seat = new AbstractSeat(weights);
    player.groups.forEach((group, colour) => {
      seat.groups[colour] = group;
      seat.counts[colour] = countBits(group);
      seat.built |= group;
    });
    player.points.forEach((points, round) => (seat.points[round] = points));
    seat.balance = player.balance;
    seat.hand = handOf(player.hand);
    if (isBuilding) seat.revealed = colourNumber(player.chosen);
    return seat;
  }

  copy(other: AbstractSeat): void {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      this.groups[colour] = other.groups[colour] as number;
      this.counts[colour] = other.counts[colour] as number;
    }
    for (let round = 0; round < ROUNDS; round++) this.points[round] = other.points[round] as number;
    this.built = other.built;
    this.balance = other.balance;
    this.hand = other.hand;
    this.revealed = other.revealed;
  }

  follow(plan: number): void {
    const colour = colourIn(plan);
    const slot = slotIn(plan);
    if (this.revealed === NONE) this.hand -= cardIn(colour);
    this.revealed = NONE;
    if (slot === TO_DISCARD) return;
    this.groups[colour] = (this.groups[colour] as number) | (1 << slot);
    this.counts[colour] = (this.counts[colour] as number) + 1;
    this.built |= 1 << slot;
    this.balance += leanOf(slot);
  }
}
