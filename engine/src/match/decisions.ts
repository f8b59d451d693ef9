import type { Game, GameTypes } from '../game.ts';
import { isEqualJson } from '../json.ts';
import { type Seat, type SeatSet, hasSeat } from '../seats.ts';

/** The moves of every seat before a move. */
interface Choices<T extends GameTypes> {
  readonly owing: SeatSet;
  readonly seats: readonly {
    readonly legal: readonly T['Move'][];
    readonly optional: readonly T['Move'][];
  }[];
}

/**
 * Numbers each seat's decisions, so a caller can tell whether an answer still belongs to the
 * question it asked. If another seat makes or takes back its choice in the same simultaneous
 * decision, a seat's decision stays the same; everything else makes it a new one.
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

  /** Call before a move. Undefined if no other seat decides simultaneously. */
  before(state: T['State'], mover: Seat): Choices<T> | undefined {
    const owing = this.#game.owing(state);
    if ((owing & ~(1 << mover)) === 0) return undefined;
    const seats = this.#numbers.map((_, seat) => ({
      legal: this.#game.legal(state, seat),
      optional: this.#game.optional(state, seat),
    }));
    return { owing, seats };
  }

  /** Call after the move. */
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
    // The mover chose or took its choice back. A seat that owed nothing before and after made an
    // optional move, which concerns the seats that do.
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
