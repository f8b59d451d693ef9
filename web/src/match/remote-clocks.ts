import type { Seat } from '@richtfest/engine';
import type { SeatClock } from '@richtfest/protocol';

/** Deadlines by this device's clock, computed from the time left, because the server's clock may differ. */
export class RemoteClocks {
  readonly #now: () => number;
  #deadlines: ReadonlyMap<Seat, number> = new Map();
  #late: readonly Seat[] = [];

  /** `now` is milliseconds since 1970 on this device. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Seats whose time has run out at a table that only reminds them. */
  get late(): readonly Seat[] {
    return this.#late;
  }

  deadlineOf(seat: Seat): number | undefined {
    return this.#deadlines.get(seat);
  }

  receive(clocks: readonly SeatClock[] = []): void {
    const now = this.#now();
    const isLate = ({ reminders }: SeatClock) => reminders !== undefined;
    const running = clocks.filter((clock) => !isLate(clock));
    this.#deadlines = new Map(running.map(({ seat, msLeft }) => [seat, now + msLeft]));
    this.#late = clocks.filter(isLate).map(({ seat }) => seat);
  }
}
