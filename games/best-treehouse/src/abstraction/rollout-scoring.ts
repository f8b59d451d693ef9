import { leaderAfter } from '../scoring-phase.ts';
import { type State, playerAt } from '../state.ts';
import { CARDS_PER_BONUS, COLOURS, NONE } from '../words.ts';
import type { AbstractSeat } from './abstract-seat.ts';

/** The bonus card or colour that the searching seat takes. */
export interface ScoringChoice {
  readonly seat: number;
  readonly bonus?: number;
  readonly colour?: number;
}

/** A simplified scoring in which every seat plays greedily. */
export class RolloutScoring {
  readonly #seats: readonly AbstractSeat[];
  readonly #isYoung: boolean;
  /** By colour: the points of a room, or `NONE` while undecided. */
  readonly #factors: number[] = COLOURS.map(() => NONE);
  /** By seat: the bonus card taken, or `NONE`. */
  readonly #bonuses: number[];
  readonly #hasClaimed: boolean[];

  constructor(seats: readonly AbstractSeat[], isYoung: boolean) {
    this.#seats = seats;
    this.#isYoung = isYoung;
    this.#bonuses = seats.map(() => NONE);
    this.#hasClaimed = seats.map(() => false);
  }

  /** Plays a complete scoring and returns the first chooser. */
  score(round: number, lastFirst: number): number {
    const first = round > 1 ? leaderAfter({ players: this.#seats }, lastFirst) : lastFirst;
    this.#factors.fill(NONE);
    this.#bonuses.fill(NONE);
    this.#hasClaimed.fill(false);
    this.#finish(round, first);
    return first;
  }

  /** Finishes a scoring in progress, starting with the searching seat's choice. */
  continueScoring(state: State, { seat, bonus, colour }: ScoringChoice): void {
    const { claims, players, round, firstChooser } = state;
    for (let at = 0; at < players.length; at++) {
      this.#bonuses[at] = playerAt(state, at).bonus;
      this.#hasClaimed[at] = claims.includes(at);
    }
    for (let at = 0; at < COLOURS.length; at++) {
      const claimant = claims[at] as number;
      this.#factors[at] = claimant === NONE ? NONE : this.#factorOf(claimant);
    }
    if (bonus !== undefined) this.#bonuses[seat] = bonus;
    if (colour !== undefined) this.#claim(seat, colour);
    this.#finish(round, firstChooser);
  }

  /** BT-10 to BT-12, BT-15 */
  #finish(round: number, first: number): void {
    const seats = this.#seats;
    const count = seats.length;
    const hasBonuses = count > 2 && !this.#isYoung;
    if (hasBonuses) this.#takeBonuses(first);
    for (let step = 0; step < count; step++) {
      // BT-10: in reverse; BT-11, BT-15: clockwise.
      const seat = (first + (hasBonuses ? count - 1 - step : step)) % count;
      if (this.#hasClaimed[seat]) continue;
      this.#claim(seat, this.#farthest(seat, this.#factorOf(seat) === 0 ? -1 : 1).colour);
    }
    for (let seat = 0; seat < count; seat++) this.#count(seats[seat] as AbstractSeat, round);
  }

  #count({ counts, points }: AbstractSeat, round: number): void {
    const usual = this.#isYoung ? 0 : 1;
    let sum = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const factor = this.#factors[colour] as number;
      sum += (factor === NONE ? usual : factor) * (counts[colour] as number);
    }
    points[round - 1] = sum;
  }

  /** BT-11: two players have a “0” each. BT-15: claimed colours count. */
  #factorOf(seat: number): number {
    if (this.#isYoung) return 1;
    return this.#seats.length === 2 ? 0 : (this.#bonuses[seat] as number);
  }

  #claim(seat: number, colour: number): void {
    this.#factors[colour] = this.#factorOf(seat);
    this.#hasClaimed[seat] = true;
  }

  /** BT-10: clockwise, seats that have none yet. */
  #takeBonuses(first: number): void {
    const count = this.#seats.length;
    let zeros = CARDS_PER_BONUS;
    let twos = CARDS_PER_BONUS;
    for (let step = 0; step < count; step++) {
      const seat = (first + step) % count;
      if (this.#bonuses[seat] === NONE) {
        this.#bonuses[seat] = zeros === 0 || (twos > 0 && this.#wantsTwo(seat)) ? 2 : 0;
      }
      if (this.#bonuses[seat] === 2) twos--;
      else zeros--;
    }
  }

  /** Whether a “2” on the strongest colour gains more than a “0” on the weakest. */
  #wantsTwo(seat: number): boolean {
    const { two } = (this.#seats[seat] as AbstractSeat).weights;
    return this.#farthest(seat, 1).lead + two >= this.#farthest(seat, -1).lead;
  }

  /** The unclaimed colour with the greatest lead (side 1) or deficit (side -1). */
  #farthest(own: number, side: 1 | -1): { colour: number; lead: number } {
    const seats = this.#seats;
    const { counts, weights } = seats[own] as AbstractSeat;
    const opponentRooms = weights.opponentRooms / (seats.length - 1);
    let lead = -Infinity;
    let found = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (this.#factors[colour] !== NONE) continue;
      let others = -(counts[colour] as number);
      for (let seat = 0; seat < seats.length; seat++) {
        others += (seats[seat] as AbstractSeat).counts[colour] as number;
      }
      const ahead = side * ((counts[colour] as number) - opponentRooms * others);
      if (ahead <= lead) continue;
      lead = ahead;
      found = colour;
    }
    return { colour: found, lead };
  }
}
