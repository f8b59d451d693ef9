import { leanOf, supportedSlots, touchedSlots, unbarredSlots } from '../places.ts';
import { countBits } from '../scoring.ts';
import { SLOTS } from '../slots.ts';
import { TO_DISCARD } from '../state.ts';
import { COLOURS, NONE, PICKS, ROUNDS } from '../words.ts';
import { cardsOf } from './hand.ts';
import { type AbstractSeat, planOf } from './abstract-seat.ts';

/** More picks ahead or more free slots make no difference. */
const PICKS_AHEAD = 4;
const GROWTH_SLOTS = 3;
/** The value of a card that can't be built, chosen only without an alternative. */
const USELESS = -100;
/** A new colour may go anywhere (BT-4). */
const ANYWHERE = -1;

/** What a plan's value depends on besides the seat itself. */
export interface TableContext {
  readonly seats: readonly AbstractSeat[];
  readonly round: number;
  readonly pick: number;
}

/** Lists a seat's plans and estimates their values by its weights. */
export class Planner {
  readonly plans = new Int32Array(COLOURS.length * SLOTS.length);
  readonly worths = new Float64Array(COLOURS.length * SLOTS.length);
  /** By colour: the slots that touch it, and the number of free ones. */
  readonly #reach = new Int32Array(COLOURS.length);
  readonly #free = new Int32Array(COLOURS.length);
  #open = 0;
  #count = 0;
  /** The current values of a colour that can be built next and of a free slot. */
  #perColour = 0;
  #perSlot = 0;

  /** Fills `plans` and `worths` and returns the number of plans. */
  list(context: TableContext, own: AbstractSeat): number {
    this.#prepare(context, own);
    this.#count = 0;
    const { revealed, hand } = own;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (revealed === NONE ? cardsOf(hand, colour) === 0 : colour !== revealed) continue;
      this.#plansWith(colour, own, context);
    }
    return this.#count;
  }

  #prepare({ round, pick }: TableContext, { groups, built, balance, weights }: AbstractSeat): void {
    this.#open = supportedSlots(built) & ~built & unbarredSlots(balance);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const group = groups[colour] as number;
      const reach = group === 0 ? ANYWHERE : touchedSlots(group);
      this.#reach[colour] = reach;
      this.#free[colour] = group === 0 ? SLOTS.length : countBits(reach & ~built);
    }
    const picks = PICKS - pick + (ROUNDS - round) * PICKS;
    this.#perColour = weights.openColour * Math.min(picks, PICKS_AHEAD);
    this.#perSlot = weights.growth * picks;
  }

  #plansWith(colour: number, own: AbstractSeat, context: TableContext): void {
    let places = this.#open & (this.#reach[colour] as number);
    if (places === 0) {
      this.#add(planOf(colour, TO_DISCARD), USELESS);
      return;
    }
    const gain = gainOf(colour, own, context);
    while (places !== 0) {
      const slot = 31 - Math.clz32(places & -places);
      places &= places - 1;
      this.#add(planOf(colour, slot), gain + this.#roomAfter(colour, slot, own));
    }
  }

  #add(plan: number, worth: number): void {
    this.plans[this.#count] = plan;
    this.worths[this.#count++] = worth;
  }

  /** The value of the colours that can be built next and of their free slots (BT-3 to BT-5). */
  #roomAfter(
    colour: number,
    slot: number,
    { groups, built: before, balance }: AbstractSeat,
  ): number {
    const built = before | (1 << slot);
    const next = supportedSlots(built) & ~built & unbarredSlots(balance + leanOf(slot));
    const grown = touchedSlots((groups[colour] as number) | (1 << slot));
    let room = (grown & next) === 0 ? 0 : this.#perColour;
    room += this.#perSlot * Math.min(countBits(grown & ~built), GROWTH_SLOTS);
    for (let other = 0; other < COLOURS.length; other++) {
      if (other === colour) continue;
      const reach = this.#reach[other] as number;
      if ((reach & next) !== 0) room += this.#perColour;
      // One slot less if this one was free for that colour, too.
      const slots = (this.#free[other] as number) - ((reach >> slot) & 1);
      room += this.#perSlot * (slots < GROWTH_SLOTS ? slots : GROWTH_SLOTS);
    }
    return room;
  }
}

/** The value of one more room for future scorings and the majority. */
function gainOf(
  colour: number,
  { counts, weights }: AbstractSeat,
  { seats, round }: TableContext,
): number {
  const own = counts[colour] as number;
  let most = 0;
  let sum = -own;
  for (let seat = 0; seat < seats.length; seat++) {
    const other = (seats[seat] as AbstractSeat).counts;
    const rooms = other[colour] as number;
    sum += rooms;
    if (rooms > most && other !== counts) most = rooms;
  }
  const before = shareOf(0.5 + weights.lead * (own - most));
  const after = shareOf(0.5 + weights.lead * (own + 1 - most));
  const won = after * (own + 1) - before * own + weights.rivalry * (after - before) * most;
  const mean = sum / (seats.length - 1);
  const standing = own < mean ? weights.behind : own > mean ? weights.ahead : 0;
  const scorings = ROUNDS - round + 1;
  const first = own === 0 ? weights.fresh : 0;
  return (
    (weights.majority[round - 1] as number) * won +
    scorings * (standing + weights.own * own) +
    first
  );
}

function shareOf(value: number): number {
  return Math.min(1, Math.max(0, value));
}
