import { type Seat, type Watcher, clockwiseFrom } from '@richtfest/engine';

export interface DeviceSettings {
  readonly players: number;
  /** The seats of people, who all sit around this device. */
  readonly people: readonly Seat[];
  /** Some see what others must not, and there is more than one of them. */
  readonly hasCurtain: boolean;
}

/** What the people around the device could do now. */
export interface DeviceChoices {
  readonly owing: readonly Seat[];
  /** Those who owe a decision, and those who may do something all the same. */
  readonly mayAct: readonly Seat[];
}

export interface DeviceTurn {
  readonly acting: Seat | undefined;
  readonly curtain: Seat | undefined;
  readonly watcher: Watcher;
}

/**
 * Whose hands one device is in. It goes on to the next seat that owes a decision. Where views are
 * private a curtain falls whenever it changes hands, and whenever something was revealed, which
 * all look at together.
 */
export class Device {
  readonly #settings: DeviceSettings;
  /** Who had it last. */
  #last: Seat;
  /** Who has it now and looks alone; only where there is a curtain. */
  #inHand: Seat | undefined;
  #wished: Seat | undefined;

  constructor(settings: DeviceSettings) {
    this.#settings = settings;
    this.#last = settings.people[0] ?? 0;
  }

  get hasCurtain(): boolean {
    return this.#settings.hasCurtain;
  }

  turn(choices: DeviceChoices): DeviceTurn {
    const next = this.#next(choices);
    if (next !== undefined) this.#last = next;
    if (!this.#settings.hasCurtain) {
      const watcher = this.#settings.people.length === 0 ? 'public' : this.#last;
      return { acting: next, curtain: undefined, watcher };
    }
    if (next === undefined || next !== this.#inHand) {
      this.#inHand = undefined;
      return { acting: undefined, curtain: next, watcher: 'public' };
    }
    return { acting: next, curtain: undefined, watcher: next };
  }

  wish(seat: Seat): void {
    this.#wished = seat;
  }

  lift(seat: Seat): void {
    this.#inHand = seat;
  }

  /** Somebody around the device has moved: whoever asked for it has had a turn. */
  moved(): void {
    this.#wished = undefined;
  }

  /** Everybody looks at what was revealed. */
  putDown(): void {
    this.#inHand = undefined;
  }

  #next({ owing, mayAct }: DeviceChoices): Seat | undefined {
    const { players, people, hasCurtain } = this.#settings;
    if (this.#wished !== undefined && mayAct.includes(this.#wished)) return this.#wished;
    this.#wished = undefined;
    const order = clockwiseFrom(this.#last, players).filter((seat) => people.includes(seat));
    const must = order.find((seat) => owing.includes(seat));
    if (must !== undefined) return must;
    // For what nobody waits for, no curtain falls by itself.
    return order.find((seat) => mayAct.includes(seat) && (!hasCurtain || seat === this.#inHand));
  }
}
