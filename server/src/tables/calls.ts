import type { Seat } from '@richtfest/engine';

/** Seats to be notified, with the number of the decision they owe. */
type Owing = ReadonlyMap<Seat, number>;

/**
 * Decides which absent players to notify of their turn: once for each decision, and after a
 * short delay, because connections break and players come back.
 */
export class Calls {
  readonly #called = new Map<Seat, number>();
  readonly #pause: number;
  readonly #onDue: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(pause: number, onDue: () => void) {
    this.#pause = pause;
    this.#onDue = onDue;
  }

  /** To be called after every change, with the absent players who owe a decision. */
  note(away: Owing): void {
    if (this.#timer !== undefined || this.#uncalled(away).length === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#onDue();
    }, this.#pause);
    this.#timer.unref();
  }

  /** The seats to be notified now. */
  take(away: Owing): Seat[] {
    const seats = this.#uncalled(away);
    for (const seat of seats) this.#called.set(seat, away.get(seat) ?? 0);
    return seats;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #uncalled(away: Owing): Seat[] {
    return [...away].flatMap(([seat, decision]) =>
      this.#called.get(seat) === decision ? [] : [seat],
    );
  }
}
