import type { Seat } from '@richtfest/engine';

/**
 * People who say “wait a moment”: bots whose turn it is do not go on while somebody puts a
 * proposal to them together. Whoever has timers says how long is too long.
 */
export class Hold {
  readonly #holders = new Set<Seat>();
  readonly #waiting = new Set<() => void>();

  set(seat: Seat, isHolding: boolean): void {
    if (isHolding) this.#holders.add(seat);
    else this.#holders.delete(seat);
    if (this.#holders.size > 0) return;
    for (const goOn of this.#waiting) goOn();
    this.#waiting.clear();
  }

  /** When nobody holds, or when that has taken too long. */
  async released(tooLong: () => Promise<unknown>): Promise<void> {
    if (this.#holders.size === 0) return;
    await Promise.race([new Promise<void>((goOn) => this.#waiting.add(goOn)), tooLong()]);
  }
}
