import { leaderAfter } from '../scoring-phase.ts';
import { CARDS_PER_BONUS, COLOURS, NONE } from '../words.ts';
import type { SketchSeat } from './sketch-seat.ts';

/** A scoring in coarse strokes: everybody does what looks best to them at once. */
export class HurriedScoring {
  readonly #seats: readonly SketchSeat[];
  readonly #isYoung: boolean;
  /** By colour: what a room of it counts, or `NONE` while that is open. */
  readonly #factors: number[] = COLOURS.map(() => NONE);
  readonly #bonuses: number[];

  constructor(seats: readonly SketchSeat[], isYoung: boolean) {
    this.#seats = seats;
    this.#isYoung = isYoung;
    this.#bonuses = seats.map(() => 0);
  }

  /** BT-10 to BT-12, BT-15; says who was the first chooser. */
  score(round: number, lastFirst: number): number {
    const seats = this.#seats;
    const first = round > 1 ? leaderAfter({ players: seats }, lastFirst) : lastFirst;
    this.#factors.fill(NONE);
    if (this.#isYoung) this.#claim(first, 1);
    else if (seats.length === 2) this.#claim(first, 0);
    else this.#putBonuses(first);
    const usual = this.#isYoung ? 0 : 1;
    for (let seat = 0; seat < seats.length; seat++) {
      const { counts, points } = seats[seat] as SketchSeat;
      let sum = 0;
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const factor = this.#factors[colour] as number;
        sum += (factor === NONE ? usual : factor) * (counts[colour] as number);
      }
      points[round - 1] = sum;
    }
    return first;
  }

  /** BT-11, BT-15: clockwise, each with the same card. */
  #claim(first: number, factor: number): void {
    const count = this.#seats.length;
    for (let step = 0; step < count; step++) {
      const { colour } = this.#farthest((first + step) % count, factor === 0 ? -1 : 1);
      this.#factors[colour] = factor;
    }
  }

  /** BT-10: taken clockwise, put in reverse. */
  #putBonuses(first: number): void {
    const count = this.#seats.length;
    const left = { zero: CARDS_PER_BONUS, two: CARDS_PER_BONUS };
    for (let step = 0; step < count; step++) {
      const seat = (first + step) % count;
      const bonus = left.zero === 0 || (left.two > 0 && this.#wantsTwo(seat)) ? 2 : 0;
      this.#bonuses[seat] = bonus;
      if (bonus === 2) left.two--;
      else left.zero--;
    }
    for (let step = count - 1; step >= 0; step--) {
      const seat = (first + step) % count;
      const bonus = this.#bonuses[seat] as number;
      const { colour } = this.#farthest(seat, bonus === 2 ? 1 : -1);
      this.#factors[colour] = bonus;
    }
  }

  /** What would do more, “2” on one's strongest colour or “0” on one's weakest. */
  #wantsTwo(seat: number): boolean {
    const { two } = (this.#seats[seat] as SketchSeat).taste;
    return this.#farthest(seat, 1).lead + two >= this.#farthest(seat, -1).lead;
  }

  /** Of the colours still free, the one with the greatest lead (side 1) or lag (side -1). */
  #farthest(own: number, side: 1 | -1): { colour: number; lead: number } {
    const seats = this.#seats;
    const { counts, taste } = seats[own] as SketchSeat;
    const heed = taste.heed / (seats.length - 1);
    let lead = -Infinity;
    let found = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (this.#factors[colour] !== NONE) continue;
      let others = -(counts[colour] as number);
      for (let seat = 0; seat < seats.length; seat++) {
        others += (seats[seat] as SketchSeat).counts[colour] as number;
      }
      const ahead = side * ((counts[colour] as number) - heed * others);
      if (ahead <= lead) continue;
      lead = ahead;
      found = colour;
    }
    return { colour: found, lead };
  }
}
