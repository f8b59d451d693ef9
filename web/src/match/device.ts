import { type Seat, type Watcher, clockwiseFrom } from '@richtfest/engine';

export interface DeviceOptions {
  readonly players: number;
  /** The seats of the people who share this device. */
  readonly people: readonly Seat[];
  /** Several people share the device and have private views. */
  readonly hasCurtain: boolean;
}

/** The possible actions of the people who share the device. */
export interface DeviceChoices {
  readonly owing: readonly Seat[];
  /** Seats that owe a decision or have optional moves. */
  readonly mayAct: readonly Seat[];
  /** Everybody may watch the decisions owed now. */
  readonly isOpen: boolean;
}

export interface DeviceTurn {
  readonly acting: Seat | undefined;
  readonly curtain: Seat | undefined;
  readonly watcher: Watcher;
}

/**
 * Decides which seat a shared device is for: the next one that owes a decision, beginning with the
 * player who holds it. Where views are private, a curtain falls whenever the seat changes and
 * whenever something is revealed, which all players watch together; open decisions need none.
 */
export class Device {
  readonly #options: DeviceOptions;
  /** The seat it was for last. */
  #last: Seat;
  /** The seat that looks alone; only where there is a curtain. */
  #inHand: Seat | undefined;
  #requested: Seat | undefined;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.#last = options.people[0] ?? 0;
  }

  get hasCurtain(): boolean {
    return this.#options.hasCurtain;
  }

  /** Passes the device to the seat it is for now. */
  passOn(choices: DeviceChoices): DeviceTurn {
    const next = this.#next(choices);
    if (next !== undefined) this.#last = next;
    if (!this.#options.hasCurtain) {
      const watcher = this.#options.people.length === 0 ? 'public' : this.#last;
      return { acting: next, curtain: undefined, watcher };
    }
    if (choices.isOpen && next !== undefined) {
      this.#inHand = undefined;
      return { acting: next, curtain: undefined, watcher: 'public' };
    }
    if (next === undefined || next !== this.#inHand) {
      this.#inHand = undefined;
      return { acting: undefined, curtain: next, watcher: 'public' };
    }
    return { acting: next, curtain: undefined, watcher: next };
  }

  /** Lets this seat act next if it can, before seats that owe a decision. */
  request(seat: Seat): void {
    this.#requested = seat;
  }

  lift(seat: Seat): void {
    this.#inHand = seat;
  }

  /** A person has moved: a request has been served. */
  moved(): void {
    this.#requested = undefined;
  }

  /** All players look together. */
  putDown(): void {
    this.#inHand = undefined;
  }

  #next({ owing, mayAct }: DeviceChoices): Seat | undefined {
    const { players, people, hasCurtain } = this.#options;
    if (this.#requested !== undefined && mayAct.includes(this.#requested)) return this.#requested;
    this.#requested = undefined;
    const order = clockwiseFrom(this.#last, players).filter((seat) => people.includes(seat));
    const must = order.find((seat) => owing.includes(seat));
    if (must !== undefined) return must;
    // Optional moves alone never close the curtain.
    return order.find((seat) => mayAct.includes(seat) && (!hasCurtain || seat === this.#inHand));
  }
}
