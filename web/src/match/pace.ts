import type { BotPace } from '@richtfest/protocol';

/** Pause in milliseconds per event, at a table that does not report its animations. */
const PER_EVENT = 420;
const LEAST = 650;
const MOST = 2600;
/** A table whose animations never end must not stop the game. */
const ANIMATION_TIMEOUT = 12_000;
/** Time for the table to start its animation. */
const START_DELAY = 20;
/** No other device waits for this one. */
const LONGEST_HOLD = 120_000;

/** The share of each pause that remains at each pace. */
const SHARES: Readonly<Record<BotPace, number>> = { calm: 1, brisk: 0.4, instant: 0 };

/** How long bots wait before their next move. Fast-forward lasts until a person must decide. */
export class Pace {
  readonly #pace: () => BotPace;
  #isFastForward = false;
  /** Undefined if the table does not report its animations. */
  #isAnimating: boolean | undefined;
  #wake: (() => void) | undefined;

  /** `pace` is read before every move, so that a changed setting applies at once. */
  constructor(pace: () => BotPace) {
    this.#pace = pace;
  }

  /** Waits until players have seen the latest events. */
  async afterEvents(count: number): Promise<void> {
    await this.#wait(START_DELAY);
    const end = performance.now() + ANIMATION_TIMEOUT;
    while (this.#isAnimating === true && !this.#isInstant && performance.now() < end) {
      await this.#wait(end - performance.now());
    }
    // The pauses of animations are long enough to see the outcome.
    if (this.#isAnimating !== undefined || this.#isInstant) return;
    const pause = Math.min(MOST, Math.max(LEAST, count * PER_EVENT));
    await this.#wait(pause * SHARES[this.#pace()]);
  }

  get #isInstant(): boolean {
    return this.#isFastForward || this.#pace() === 'instant';
  }

  /** Resolves when bots stop waiting for a player who reads or prepares something. */
  holdTimeout(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, LONGEST_HOLD));
  }

  setAnimating(isAnimating: boolean): void {
    this.#isAnimating = isAnimating;
    if (!isAnimating) this.#wake?.();
  }

  fastForward(): void {
    this.#isFastForward = true;
    this.#wake?.();
  }

  endFastForward(): void {
    this.#isFastForward = false;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The interface of `Pace`, for tests that never wait. */
export type Waiter = Pick<
  Pace,
  'afterEvents' | 'holdTimeout' | 'setAnimating' | 'fastForward' | 'endFastForward'
>;
