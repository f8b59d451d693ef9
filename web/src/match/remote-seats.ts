import type { Seat } from '@richtfest/engine';
import type { ClientMessage, SeatStatus } from '@richtfest/protocol';

interface RemoteSeatsOptions {
  /** Undefined: watching. */
  readonly seat: Seat | undefined;
  send(message: ClientMessage): void;
}

/** The seats of an online table, and whether the own one may be disturbed. */
export class RemoteSeats {
  readonly #options: RemoteSeatsOptions;
  #all: readonly SeatStatus[];
  /** Sent again after a reconnect: a restarted server has forgotten it. */
  #doNotDisturb: boolean;

  constructor(all: readonly SeatStatus[], options: RemoteSeatsOptions) {
    this.#options = options;
    this.#all = all;
    this.#doNotDisturb = this.#serverHasDoNotDisturb;
  }

  get all(): readonly SeatStatus[] {
    return this.#all;
  }

  receive(all: readonly SeatStatus[]): void {
    this.#all = all;
    this.#doNotDisturb = this.#serverHasDoNotDisturb;
  }

  /** Keeps what this seat has chosen, whatever the server still knows of it. */
  onWelcome(all: readonly SeatStatus[]): void {
    this.#all = all;
  }

  setDoNotDisturb(isOn: boolean): void {
    if (this.#options.seat === undefined) return;
    this.#doNotDisturb = isOn;
    this.#send();
  }

  resend(): void {
    if (this.#serverHasDoNotDisturb !== this.#doNotDisturb) this.#send();
  }

  #send(): void {
    this.#options.send({ type: 'busy', isBusy: this.#doNotDisturb });
  }

  get #serverHasDoNotDisturb(): boolean {
    return this.#all[this.#options.seat ?? -1]?.isBusy ?? false;
  }
}
