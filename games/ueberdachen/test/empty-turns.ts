import type { Event } from '../src/index.ts';

/** Sums over games. */
export interface EmptyTurnSums {
  turns: number;
  /** Turns after which the house looks as before: nothing built, no pillar, ceiling or roof. */
  empty: number;
  /** Turns that are empty like the seat's turn before. */
  second: number;
  /** Turns that are empty like the seat's two turns before. */
  third: number;
  /** The longest run of empty turns of a seat. */
  longest: number;
}

export function noEmptyTurns(): EmptyTurnSums {
  return { turns: 0, empty: 0, second: 0, third: 0, longest: 0 };
}

const GROWTH: ReadonlySet<Event['type']> = new Set([
  'trade-chosen',
  'material-built',
  'pillar-set',
  'ceiling-set',
  'roof-set',
]);

/** Follows the events of one game and counts the turns in which a house did not grow. */
export class EmptyTurns {
  readonly #sums: EmptyTurnSums;
  /** By seat: the number of empty turns in a row. */
  readonly #runs: number[] = [];
  #seat: number | undefined;
  #hasGrown = false;

  constructor(sums: EmptyTurnSums) {
    this.#sums = sums;
  }

  see(event: Event): void {
    if (event.type === 'turn-began') {
      this.close();
      this.#seat = event.seat;
      this.#hasGrown = false;
    } else if (GROWTH.has(event.type) && 'seat' in event && event.seat === this.#seat) {
      this.#hasGrown = true;
    }
  }

  /** Counts the current turn; call it after the last event as well. */
  close(): void {
    if (this.#seat === undefined) return;
    const run = this.#hasGrown ? 0 : (this.#runs[this.#seat] ?? 0) + 1;
    this.#runs[this.#seat] = run;
    this.#seat = undefined;
    this.#sums.turns++;
    if (run >= 1) this.#sums.empty++;
    if (run >= 2) this.#sums.second++;
    if (run >= 3) this.#sums.third++;
    this.#sums.longest = Math.max(this.#sums.longest, run);
  }
}
