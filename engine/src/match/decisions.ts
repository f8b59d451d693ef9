import type { Game, GameTypes } from '../game.ts';
import { isEqualJson } from '../json.ts';
import { type Seat, type SeatSet, hasSeat } from '../seats.ts';

/** What every seat could do before a move. */
interface Choices<T extends GameTypes> {
  readonly owing: SeatSet;
  readonly seats: readonly {
    readonly legal: readonly T['Move'][];
    readonly optional: readonly T['Move'][];
  }[];
}

/**
 * Counts each seat's decisions, so that whoever has asked somebody to decide can tell whether an
 * answer is still about the same thing. Another seat's choice within the same simultaneous
 * decision, or its taking it back, leaves a seat's decision what it was; everything else makes
 * it a new one.
 */
export class Decisions<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #numbers: number[];

  constructor(game: Game<T>, players: number) {
    this.#game = game;
    this.#numbers = Array.from({ length: players }, () => 0);
  }

  of(seat: Seat): number {
    return this.#numbers[seat] ?? 0;
  }

  /** To be called before a move; undefined where nobody else decides at the same time. */
  before(state: T['State'], mover: Seat): Choices<T> | undefined {
    const owing = this.#game.owing(state);
    if ((owing & ~(1 << mover)) === 0) return undefined;
    const seats = this.#numbers.map((_, seat) => ({
      legal: this.#game.legal(state, seat),
      optional: this.#game.optional(state, seat),
    }));
    return { owing, seats };
  }

  /** To be called after it. */
  after(
    state: T['State'],
    {
      mover,
      isLearned,
      before,
    }: { mover: Seat; isLearned: boolean; before: Choices<T> | undefined },
  ): void {
    const owing = this.#game.owing(state);
    const others = (before?.owing ?? 0) & ~(1 << mover);
    // It chose, or took its choice back. What a seat does that is not asked at all, before or
    // after, is said to those who are.
    const isAskedToo = before !== undefined && hasSeat((before.owing | owing) as SeatSet, mover);
    const isStillOpen = isAskedToo && !isLearned && (owing & others) !== 0;
    this.#numbers.forEach((_, seat) => {
      const choices = before?.seats[seat];
      const isSame =
        isStillOpen &&
        seat !== mover &&
        choices !== undefined &&
        isEqualJson(this.#game.legal(state, seat), choices.legal) &&
        isEqualJson(this.#game.optional(state, seat), choices.optional);
      if (!isSame) this.#renew(seat);
    });
  }

  renewAll(): void {
    this.#numbers.forEach((_, seat) => this.#renew(seat));
  }

  #renew(seat: Seat): void {
    this.#numbers[seat] = this.of(seat) + 1;
  }
}
