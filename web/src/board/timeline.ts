/** How things move for this person: their settings, not the system's alone. */
export interface Pace {
  readonly isReduced: boolean;
}

/** The point it turns and grows about stands still: it is no part of the frames. */
interface MovementOptions extends KeyframeAnimationOptions {
  readonly origin?: string;
}

/** Of a piece that stands: it bends and grows from below. */
export const FOOT = '50% 100%';

/**
 * Movements one after the other that a tap can end: after `skip` everything still running jumps
 * to its end and everything still to come takes no time.
 */
export class Timeline {
  readonly isReduced: boolean;
  #isSkipped = false;
  readonly #running = new Set<Animation>();
  readonly #waiting = new Set<() => void>();

  constructor({ isReduced }: Pace) {
    this.isReduced = isReduced;
  }

  get isSkipped(): boolean {
    return this.#isSkipped;
  }

  skip(): void {
    this.#isSkipped = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#waiting) wake();
  }

  pause(milliseconds: number): Promise<void> {
    if (this.#isSkipped) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }

  /** Only `transform` and `opacity` belong into the frames. */
  async play(
    element: Element | undefined,
    frames: Keyframe[],
    { origin, ...options }: MovementOptions,
  ): Promise<void> {
    if (this.#isSkipped || element === undefined) return;
    const style = (element as Element & ElementCSSInlineStyle).style;
    if (origin !== undefined) style.transformOrigin = origin;
    const animation = this.isReduced
      ? element.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: CROSS_FADE })
      : element.animate(frames, options);
    this.#running.add(animation);
    // Cancelled because its element left the page: then there is nothing to wait for.
    const finished = animation.finished.catch(() => undefined);
    // A page that draws no frames finishes no animations; the table must go on all the same.
    const late = this.pause(Number(options.duration ?? 0) + (options.delay ?? 0) + PATIENCE);
    await Promise.race([finished, late]);
    this.#running.delete(animation);
    if (origin !== undefined && options.fill === undefined) style.transformOrigin = '';
  }
}

const CROSS_FADE = 140;
const PATIENCE = 400;
