import type { Seat } from '@richtfest/engine';

/** Lets players pause the bots while they prepare a proposal. The caller supplies the timeout. */
export class Hold {
  readonly #holders = new Set<Seat>();
  readonly #waiting = new Set<() => void>();

  set(seat: Seat, isHolding: boolean): void {
    if (isHolding) this.#holders.add(seat);
    else this.#holders.delete(seat);
    if (this.#holders.size > 0) return;
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }

  /** Resolves when no seat holds the bots any longer, or after the timeout. */
  async released(tooLong: () => Promise<unknown>): Promise<void> {
    if (this.#holders.size === 0) return;
    await Promise.race([new Promise<void>((resume) => this.#waiting.add(resume)), tooLong()]);
  }
}
