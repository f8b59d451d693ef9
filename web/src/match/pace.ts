import type { BotPace } from '@richtfest/protocol';

/** Milliseconds for each thing that happened, so that one can follow, and the least pause. */
const PER_EVENT = 420;
const LEAST = 650;
const MOST = 2600;
/** After a table that says when it has shown everything: a breath, longer after much. */
const BREATH = 150;
const LONGEST_BREATH = 450;
/** A table that never comes to rest must not stop the game. */
const PATIENCE = 12_000;
const HURRIED = 60;
const LONGEST_HOLD = 20_000;

/** So much of every pause is left at each pace. */
const SHARES: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.4, instant: 0 };

/** How long bots wait before their next move. A hurry holds until people are asked again. */
export class Pace {
  readonly #pace: () => BotPace;
  #isHurried = false;
  /** Undefined while no table has told. */
  #isBusy: boolean | undefined;
  #wake: (() => void) | undefined;

  /** Asked anew before every move: whoever sets another pace need not wait for it. */
  constructor(pace: () => BotPace) {
    this.#pace = pace;
  }

  /** Waits as long as what has just happened takes to be seen. */
  async afterEvents(count: number): Promise<void> {
    // A table shows a change a moment after it is told of it.
    await this.#wait(HURRIED);
    const end = performance.now() + PATIENCE;
    while (this.#isBusy === true && !this.#isInstant && performance.now() < end) {
      await this.#wait(end - performance.now());
    }
    const long = Math.min(MOST, Math.max(LEAST, count * PER_EVENT));
    const breath = Math.min(LONGEST_BREATH, count * BREATH);
    const pause = (this.#isBusy === undefined ? long : breath) * SHARES[this.#pace()];
    if (!this.#isInstant) await this.#wait(pause);
  }

  get #isInstant(): boolean {
    return this.#isHurried || this.#pace() === 'instant';
  }

  /** As long as bots wait for somebody who puts a proposal together. */
  patience(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, LONGEST_HOLD));
  }

  /** Told by the table: it has begun to show something, or has shown everything. */
  setBusy(isBusy: boolean): void {
    this.#isBusy = isBusy;
    if (!isBusy) this.#wake?.();
  }

  hurry(): void {
    this.#isHurried = true;
    this.#wake?.();
  }

  calmDown(): void {
    this.#isHurried = false;
  }

  #wait(long: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, long);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What decides when bots go on; tests hand in one that never waits. */
export type Waiter = Pick<Pace, 'afterEvents' | 'patience' | 'setBusy' | 'hurry' | 'calmDown'>;
